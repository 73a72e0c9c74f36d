/** The sandbox's side of a connection: its page (income-page.ts) gives a code on the way back, and the code says what happened there. */
import { z } from 'zod'
import type { FinishedLink, IncomeLink, IncomeReport, LinkRequest, StartedLink } from '../income-link.ts'
import type { ProviderCall } from '../provider-call.ts'
import { readSandboxCode } from '../sandbox-visit.ts'
import { askSandbox, type SandboxAnswer } from './ask-sandbox.ts'
import { drawReference } from './draw.ts'
import { INCOME_PAGE_PATH } from './income-page.ts'
import type { SandboxWorld } from './world.ts'

/** Which of the sandbox's three pages is opened. */
export type SandboxWay = 'payroll' | 'bank' | 'tax'

const session = z.object({
  link: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  statedAnnualCents: z.int(),
  /** the employer or bank that was chosen */
  payer: z.string().optional(),
  /** whose login was used, where it was not the person's own */
  holder: z.string().optional(),
})
export type SandboxSession = z.infer<typeof session>

/** Whose records open where someone signs in as another. */
export const ANOTHER_HOLDER = 'Jordan Marsh'

const ends = { done: 'CONNECTED', another: 'CONNECTED', cancelled: 'CANCELLED', failed: 'FAILED' } as const

interface Made {
  readonly provider: string
  readonly capability: string
  readonly way: SandboxWay
  readonly report: (session: SandboxSession, call: ProviderCall) => Omit<IncomeReport, 'holders'>
}

/** An adapter whose report is made by `report`, for the person of the session. */
export const sandboxIncomeLink = (world: SandboxWorld, { provider, capability, way, report }: Made): IncomeLink => ({
  start: (request, call) => {
    const { link, applicantName: name } = request
    const refusal = link === '' ? 'A session needs a name.' : undefined
    const question = { provider, capability: `${capability}.start`, name, refusal, request: { link } }
    return askSandbox(world, question, call, (): SandboxAnswer<StartedLink> => {
      const reference = drawReference('link', link)
      return {
        data: { opening: { kind: 'PAGE', url: pageOf(way, request) }, session: sessionOf(request) },
        reference,
        response: { reference },
      }
    })
  },
  finish: ({ session: text, code }, call) => {
    const at = session.parse(JSON.parse(text))
    const read = readSandboxCode(code)
    const refusal = read?.link === at.link ? undefined : 'This code belongs to no session of ours.'
    const question = { provider, capability: `${capability}.finish`, name: at, refusal, request: { link: at.link } }
    return askSandbox(world, question, call, (): SandboxAnswer<FinishedLink> => {
      const reference = drawReference('link', at.link)
      const outcome = ends[read!.end]
      const visited = { ...at, payer: read!.payer, ...(read!.end === 'another' && { holder: ANOTHER_HOLDER }) }
      return { data: { outcome, session: JSON.stringify(visited) }, reference, response: { reference, outcome } }
    })
  },
  read: ({ session: text }, call) => {
    const at = session.parse(JSON.parse(text))
    const question = { provider, capability: `${capability}.read`, name: at, request: { link: at.link } }
    return askSandbox(world, question, call, (): SandboxAnswer<IncomeReport> => {
      const reference = drawReference('report', at.link)
      const data = { ...report(at, call), holders: [[at.holder ?? `${at.firstName} ${at.lastName}`]] }
      return { data, reference, response: { reference, ...data } }
    })
  },
})

const sessionOf = ({ link, applicantName, statedAnnualCents }: LinkRequest): string =>
  JSON.stringify({ link, firstName: applicantName.firstName, lastName: applicantName.lastName, statedAnnualCents } satisfies SandboxSession)

/** The way back is a path: the page is ours, and sends a person nowhere else. */
function pageOf(way: SandboxWay, { link, returnUrl }: LinkRequest): string {
  const { pathname, search } = new URL(returnUrl, 'http://sandbox.invalid')
  return `${INCOME_PAGE_PATH}?${new URLSearchParams({ way, link, return: `${pathname}${search}` })}`
}
