/**
 * What the product needs of every provider to whom a person connects an account to show income: payroll, a bank, the tax office. A session
 * is started, the person completes it at the provider, and the report is read as often as it takes.
 */
import { EMPLOYMENTS, incomeRecord } from '@hearthline/domain'
import { z } from 'zod'
import type { Announcing } from './announcement.ts'
import type { ApplicantName } from './applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from './provider-call.ts'

export interface LinkRequest {
  /** Our own name of the session: what the provider reports by itself is found by it. */
  readonly link: string
  readonly applicantName: ApplicantName
  /** Who asks, as the person knows the lender. */
  readonly lenderName: string
  /** Where the person returns to: a page of ours, whole. */
  readonly returnUrl: string
  /** Where the provider may announce that a report is ready: a page of ours, whole. */
  readonly announceTo?: string
  /** What the person stated, whole cents a year: what a sandbox pays. No vendor is told it. */
  readonly statedAnnualCents: number
}

/** What the portal has to open for the person. */
export const linkOpening = z.discriminatedUnion('kind', [
  /** a page, of the provider or of the sandbox, which leads back to `returnUrl` */
  z.object({ kind: z.literal('PAGE'), url: z.string() }),
  /** Truv Bridge, by its published script */
  z.object({ kind: z.literal('TRUV'), bridgeToken: z.string() }),
  /** Plaid Link, by its published script */
  z.object({ kind: z.literal('PLAID'), linkToken: z.string() }),
])
export type LinkOpening = z.infer<typeof linkOpening>

/** `session` opens a person's records: it is kept sealed, and never on the wire or in an attempt. */
export const startedLink = z.object({
  opening: linkOpening,
  session: z.string().min(1),
  /** The provider's name of the person, where its announcements name that and not our `link`. */
  announcedAs: z.string().optional(),
})
export type StartedLink = z.infer<typeof startedLink>

export const finishedLink = z.object({ outcome: z.enum(['CONNECTED', 'CANCELLED', 'FAILED']), session: z.string().min(1) })
export type FinishedLink = z.infer<typeof finishedLink>

export const incomeReport = z.object({
  records: z.array(incomeRecord),
  employment: z.enum(EMPLOYMENTS).optional(),
  employer: z.string().optional(),
  /** Whose each account or job is that records come from, as the provider has the names: one list each, empty where it names no one. */
  holders: z.array(z.array(z.string())),
})
export type IncomeReport = z.infer<typeof incomeReport>

export interface IncomeLink extends Announcing {
  start(request: LinkRequest, call: ProviderCall): Promise<ProviderAnswer<StartedLink>>
  /** `code` is what the provider gave the person on the way back, as a public token. */
  finish(request: { readonly session: string; readonly code: string }, call: ProviderCall): Promise<ProviderAnswer<FinishedLink>>
  /** A report that is not ready is no answer: it is ProviderUnavailable of kind PENDING. */
  read(request: { readonly session: string }, call: ProviderCall): Promise<ProviderAnswer<IncomeReport>>
}
