/** The session of a phone that was handed the photos of one question: beside the person's own, which it never reads. */
import { createClient } from '@hearthline/client'
import { sendFile } from '@hearthline/client/send-file'
import type { PhotoTask } from '@hearthline/contract'
import { ignoringStorageErrors } from '../session/token.ts'
import { clientSettings } from './client-settings.ts'
import { request } from './request.ts'
import type { Sending, SentDocument } from './send-file.ts'

const PHOTOS = '/service-application/api/v1/photos'
/** For as long as the tab is open: a reload goes on, and another visit has to be handed over again. */
const KEY = 'phone-session'

export type { PhotoTask }
export type PhotoKind = keyof PhotoTask['photos']

function readPhoneToken(): string | undefined {
  return ignoringStorageErrors(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof kept === 'string' ? kept : undefined
  })
}

const keepPhoneToken = (token: string | undefined): void => {
  ignoringStorageErrors(() => (token === undefined ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, JSON.stringify(token))))
}

const settings: typeof clientSettings = {
  ...clientSettings,
  session: { read: readPhoneToken, renew: keepPhoneToken, end: () => keepPhoneToken(undefined) },
}
const client = createClient(settings)

/** Whether this tab was handed anything. */
export const hasPhoneSession = (): boolean => readPhoneToken() !== undefined

/** Good once. Throws a RequestError. */
export async function openPhotoLink(secret: string): Promise<void> {
  keepPhoneToken((await request('POST', '/service-application/external/api/v1/photo-links/open', { body: { secret } })).jwt)
}

export const readPhotoTask = (signal: AbortSignal): Promise<PhotoTask> => client.request('GET', PHOTOS, { signal })

export const sendPhoto =
  (kind: PhotoKind) =>
  (sending: Pick<Sending, 'file' | 'onProgress' | 'signal'>): Promise<SentDocument> =>
    sendFile(settings, PHOTOS, { query: { kind }, ...sending })

export async function finishPhotos(): Promise<void> {
  await client.request('POST', `${PHOTOS}/finish`)
  keepPhoneToken(undefined)
}
