/** One handler per declared call on connections of income. */
import type { incomeCalls } from '@hearthline/contract'
import type { LinkWay } from '@hearthline/domain'
import { finishIncomeLink } from '../../usecases/income/finish-income-link.ts'
import { startIncomeLink } from '../../usecases/income/start-income-link.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

/** The pages of the portal to which a provider leads back, by the way of connecting. */
const RETURN = { PAYROLL: 'link/payroll', BANK: 'link/bank', TAX_RECORDS: 'pointserv-callback' } as const satisfies Record<LinkWay, string>

export const incomeHandlers = {
  start: async (incoming, container) => {
    const { uuid } = incoming.params
    const returnUrl = (way: LinkWay) => `${incoming.origin}/account/heloc/${uuid}/income/${RETURN[way]}`
    const { source } = incoming.body
    return { status: 201, body: await startIncomeLink(container, { caller: ownerOf(incoming), uuid, source, returnUrl }) }
  },
  finish: async (incoming, container) => {
    const { uuid, link } = incoming.params
    return { status: 200, body: await finishIncomeLink(container, { caller: ownerOf(incoming), uuid, link, code: incoming.body.code }) }
  },
} satisfies Handlers<typeof incomeCalls>
