/** Whose signing it is, by the calls that read and record it: the borrower's, or that of one who signs beside them. */
import type { SigningStateBody } from '@hearthline/contract'
import type { SigningEvent } from '@hearthline/domain'
import { createContext, use } from 'react'
import { request } from '../api/request.ts'
import { requestFile } from '../api/request-file.ts'

export type { SigningStateBody } from '@hearthline/contract'
export type DocumentToSign = SigningStateBody['documents'][number]
export type AdoptedSignature = NonNullable<SigningStateBody['signature']>

export interface SigningSource {
  readonly key: readonly string[]
  /** Under which the rest of the portal keeps where this person stands: a choice made here moves them. */
  readonly standsAt: readonly string[]
  /** Where they see and change how documents come to them, and the address for paper. */
  readonly deliveryPath: string
  read(): Promise<SigningStateBody>
  record(event: SigningEvent): Promise<SigningStateBody>
  /** The test file. */
  accessCheck(): Promise<Blob>
}

/** Leads on: what there was to sign is made anew, or something comes before it again. */
export const GoneContext = createContext<() => void>(() => undefined)

const BASE = '/service-application/api/v1/application/heloc/:uuid/signing'

export const borrowersSigning = (uuid: string): SigningSource => ({
  key: ['signing', uuid],
  standsAt: ['application', uuid],
  deliveryPath: '/dashboard/settings#documents',
  read: () => request('GET', BASE, { params: { uuid } }),
  record: (event) => request('POST', `${BASE}/events`, { params: { uuid }, body: event }),
  accessCheck: () => requestFile(`${BASE}/access-check`, { uuid }),
})

export const SigningContext = createContext<SigningSource | undefined>(undefined)

export function useSigningSource(): SigningSource {
  const source = use(SigningContext)
  if (!source) throw new Error('useSigningSource is for the parts of signing')
  return source
}
