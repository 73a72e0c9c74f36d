/** GET …/application/heloc/all and the crypto variant: newest first. */
import type { applicationCalls } from '@hearthline/contract'
import { listApplications as list } from '../../usecases/application/read-application.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const listApplications: Handler<typeof applicationCalls.all> = async (incoming, container) => ({
  status: 200,
  body: await list(container, ownerOf(incoming)),
})

export const listCryptoApplications: Handler<typeof applicationCalls.cryptoAll> = async (incoming, container) => ({
  status: 200,
  body: await list(container, ownerOf(incoming), { isCrypto: true }),
})

/** Whether the co-owners of the newest application have done their part. */
export const readCoDeedStatus: Handler<typeof applicationCalls.coDeedStatus> = async (incoming, container) =>
  newestStatus(await list(container, ownerOf(incoming)))

export const readCryptoCoDeedStatus: Handler<typeof applicationCalls.cryptoCoDeedStatus> = async (incoming, container) =>
  newestStatus(await list(container, ownerOf(incoming), { isCrypto: true }))

const newestStatus = ([newest]: Awaited<ReturnType<typeof list>>) =>
  ({ status: 200, body: { status: newest?.coDeedStatus ?? 'INITIAL' } }) as const
