/**
 * Who may make a call: by what they proved who they are, and then by their role (staff), by whose part of an application they have (people),
 * or by what a partner's secret was made for. Whose rows they then see is the scope, which follows from the same proof (server: request-scope.ts).
 */

import type { PayoffEventKind, ReceivedDocumentKind } from '@hearthline/domain'

/** An administrator of the platform serves every organization; all others act for the organizations named with their account. */
export const ROLES = [
  ...(['auditor', 'closer', 'funder', 'operator', 'underwriter', 'administrator', 'platform-administrator'] as const),
  ...(['originator', 'broker', 'processor'] as const),
] as const
export type Role = (typeof ROLES)[number]

/** Who sends applicants and is not of the team: an area of their own, and nothing of the operators' console. */
export const AGENT_ROLES = ['originator', 'broker', 'processor'] as const satisfies readonly Role[]
export type AgentRole = (typeof AGENT_ROLES)[number]

export const isAgentRole = (role: string): role is AgentRole => (AGENT_ROLES as readonly string[]).includes(role)

/** Whether all that someone has are roles of those who send applicants. */
export const isAgent = (roles: readonly string[]): boolean => roles.length > 0 && roles.every(isAgentRole)

/** Who decides everything that waits for the team. */
const DECIDING_ROLES: ReadonlySet<string> = new Set(['operator', 'underwriter', 'administrator', 'platform-administrator'])

/** What releases the money of a line, and after a return releases it to another account: each with what has to be approved first, above the limit. */
export const FIRST_APPROVAL_OF = {
  'funding-decision': 'funding-first-approval',
  'replacement-approval': 'replacement-first-approval',
} as const

/** Above the organization's limit each is given twice, by two persons. */
export const FUNDING_APPROVALS = [
  'funding-first-approval',
  'funding-decision',
  'replacement-first-approval',
  'replacement-approval',
] as const

/** Where money waits for a person: an approval, what a bank sent back, and the account that it goes to then. */
export const MONEY_WAITS = [...FUNDING_APPROVALS, 'disbursement-return-review', 'replacement-account-review'] as const

/** Of a payoff, after the line is open: by these money leaves, or is approved to. */
const PAYMENTS: ReadonlySet<PayoffEventKind> = new Set(['PAYMENT_APPROVED', 'LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER'])

export const isPayment = (what: PayoffEventKind): boolean => PAYMENTS.has(what)

/** What lets money leave, wherever it does: to the borrower, to another account of theirs, and to a creditor by hand. */
const RELEASES: ReadonlySet<string> = new Set([...Object.keys(FIRST_APPROVAL_OF), 'payoff-by-hand'])

/** Decided on by whoever compares the account that money is to go to, or says how much of it goes to whom. */
const BEFORE_MONEY: ReadonlySet<string> = new Set([
  ...FUNDING_APPROVALS,
  'replacement-account-review',
  'payoff-quotes',
  'payoff-shortfall',
  'payoff-requote',
])

/** Whether deciding it lets money leave, or lifts what holds it: whoever does says which version they read. */
export const letsMoneyLeave = (item: string): boolean => RELEASES.has(item) || item === 'funding-release'

/**
 * Roles that decide some items alone. closer: the notary, the attorney's review, recording a signing in person or on paper, whom a co-owner is married to, and the second
 * look at a written notice of rescission. funder: the money, a hold of it, and the quotes that say how much of it goes to creditors.
 */
const ITEMS_OF_ROLE: Readonly<Record<string, readonly string[]>> = {
  closer: [
    'attorney-review',
    'notary-session',
    'deed-co-signing',
    'paper-signing',
    'signer-paper-signing',
    'owner-marriages',
    'rescission-confirmation',
    'marriage-review',
  ],
  funder: [...MONEY_WAITS, 'funding-hold', 'funding-release', 'payoff-quotes', 'payoff-shortfall', 'payoff-requote', 'payoff-by-hand'],
}

/**
 * Who gives the first of two approvals, as an organization says. TEAM: whoever decides, and funders. FUNDERS: funders and no one else. What lets the
 * money go is a funder's everywhere: who decided on the credit does not pay it out (record 0101).
 */
export type FundingApprovers = 'TEAM' | 'FUNDERS'

/** Whether no one but a funder decides it. */
export const isFundersAlone = (item: string, approvers: FundingApprovers): boolean =>
  RELEASES.has(item) || (approvers === 'FUNDERS' && (FUNDING_APPROVALS as readonly string[]).includes(item))

/** Whether staff with these roles may decide an item that waits for the team. `approvers`: as the organization of the application says. */
export const mayDecideItem = (roles: readonly string[], item: string, approvers: FundingApprovers = 'TEAM'): boolean =>
  roles.some((role) => (DECIDING_ROLES.has(role) && !isFundersAlone(item, approvers)) || (ITEMS_OF_ROLE[role]?.includes(item) ?? false))

/** What a funder's own forms ask for: a creditor's letter beside a quote, and a copy of what was paid before a line was canceled. */
const RECEIVED_BY_FUNDERS: Readonly<Record<string, ReceivedDocumentKind>> = {
  'payoff-quotes': 'CREDITOR_LETTER',
  'payoff-shortfall': 'CREDITOR_LETTER',
  'payoff-requote': 'CREDITOR_LETTER',
  'payoff-follow-up': 'FILE_EVIDENCE',
}

/** Whether staff with these roles may upload such a document for an item that names it: whoever decides the item; a funder only what their forms ask for. */
export const mayReceiveDocument = (roles: readonly string[], item: string, kind: ReceivedDocumentKind): boolean =>
  (roles.includes('funder') && RECEIVED_BY_FUNDERS[item] === kind) ||
  mayDecideItem(
    roles.filter((role) => role !== 'funder'),
    item,
  )

/** Whether staff with these roles may record this of a payoff: what lets money leave is a funder's, and the rest whoever decides records. */
export const mayRecordPayoff = (roles: readonly string[], what: PayoffEventKind): boolean =>
  isPayment(what) ? roles.includes('funder') : roles.some((role) => DECIDING_ROLES.has(role))

/** Who may let a condition go without what it asked for. */
const WAIVING_ROLES: ReadonlySet<string> = new Set(['underwriter', 'administrator', 'platform-administrator'] satisfies Role[])

/** Whether staff with these roles may waive a condition that the team raised. */
export const mayWaiveConditions = (roles: readonly string[]): boolean => roles.some((role) => WAIVING_ROLES.has(role))

/** The roles among words that a database holds: a word that is no role gives no right. */
export const rolesAmong = (words: readonly string[]): Role[] => ROLES.filter((role) => words.includes(role))

export const isPlatform = (roles: readonly Role[]): boolean => roles.includes('platform-administrator')

/** Whose part of an application a person has: the borrower's own, that of one who signs beside them, or a phone that takes photos for either. */
export const PARTIES = ['borrower', 'signer', 'phone'] as const
export type Party = (typeof PARTIES)[number]

/** What a partner's secret may be made for. */
export const PARTNER_SCOPES = ['applications:read', 'prequalifications:read', 'prequalifications:write'] as const
export type PartnerScope = (typeof PARTNER_SCOPES)[number]

/** The scopes among words that a database holds. */
export const scopesAmong = (words: readonly string[]): PartnerScope[] => PARTNER_SCOPES.filter((scope) => words.includes(scope))

/** A second factor counts as fresh for this long. */
export const STEP_UP_MINUTES = 5

/**
 * money: where the item that is decided, or the event that is recorded, lets money leave or says where it goes; publish: where a brand comes into force, with
 * its prices and with who releases its money.
 */
export type StepUp = 'always' | 'money' | 'publish'

interface Named {
  readonly params?: unknown
  readonly body?: unknown
}

/** Whether a call, as it was made, needs a second factor of the last minutes. */
export function needsStepUp(call: Admission, { params, body }: Named): boolean {
  if (call.access !== 'operator' || call.stepUp === undefined) return false
  if (call.stepUp === 'always') return true
  if (call.stepUp === 'publish') return (body as { act?: string } | undefined)?.act === 'publish'
  const { item } = (params ?? {}) as { item?: string }
  if (item !== undefined) return letsMoneyLeave(item) || BEFORE_MONEY.has(item)
  const { event } = (body ?? {}) as { event?: { what: PayoffEventKind } }
  return event !== undefined && isPayment(event.what)
}

export type Admission =
  /** Anyone, limited per network. */
  | { readonly access: 'external' }
  /** A live session of one of these parties; the borrower's where left out. */
  | { readonly access: 'signed-in'; readonly parties?: readonly Party[]; readonly beforeSecondFactor?: true }
  /** A session of staff with one of these roles; with any role of the team where left out. */
  | {
      readonly access: 'operator'
      readonly roles?: readonly Role[]
      /** Open beside to those who send applicants: who they are, and how they prove it. */
      readonly agents?: true
      /** Open to staff who gave their password and not yet the second factor: what sets one up and checks it. */
      readonly beforeSecondFactor?: true
      /** Asks for the second factor again, where it was given some minutes ago. */
      readonly stepUp?: StepUp
    }
  /** A partner's own system, with a secret made for all of these scopes. */
  | { readonly access: 'partner'; readonly scopes: readonly [PartnerScope, ...PartnerScope[]] }
export type Access = Admission['access']

/** How a caller has proven who they are. */
export type Credential =
  | { readonly kind: 'none' }
  /** An account of a borrower, of staff, or of both. */
  | { readonly kind: 'password'; readonly roles: readonly Role[] }
  /** A password of staff who still owe the second factor. */
  | { readonly kind: 'first-factor'; readonly roles: readonly Role[] }
  /** A code that was mailed to someone who signs: it opens what they sign, and nothing else of the account. */
  | { readonly kind: 'code' }
  /** A link that opened once, on a phone: it takes the photos of one question. */
  | { readonly kind: 'phone' }
  | { readonly kind: 'partner'; readonly scopes: readonly PartnerScope[] }

const CREDENTIAL_OF = { borrower: 'password', signer: 'code', phone: 'phone' } as const satisfies Record<Party, Credential['kind']>

/** Whether the holder of this credential may make the call. What an administrator may, an administrator of the platform may. */
export function mayCall(call: Admission, held: Credential): boolean {
  if (call.access === 'external') return true
  if (held.kind === 'first-factor') return call.access !== 'partner' && call.beforeSecondFactor === true
  if (call.access === 'partner') return held.kind === 'partner' && call.scopes.every((scope) => held.scopes.includes(scope))
  if (call.access === 'signed-in') {
    const parties = call.parties ?? ['borrower']
    return parties.some((party) => CREDENTIAL_OF[party] === held.kind)
  }
  return held.kind === 'password' && held.roles.some((role) => hasRole(call, role))
}

const hasRole = ({ roles, agents }: { readonly roles?: readonly Role[]; readonly agents?: true }, role: Role): boolean => {
  if (isAgentRole(role)) return agents === true || roles?.includes(role) === true
  return roles === undefined || roles.includes(role) || (isPlatform([role]) && roles.includes('administrator'))
}
