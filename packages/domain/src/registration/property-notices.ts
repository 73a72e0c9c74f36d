/** What the property step says about where the property lies [registration/property], and whether it can be submitted. */

export interface PropertyPlace {
  readonly state: string
  readonly zip: string
}

export interface PlaceRules {
  /** The one brand whose applicants with a New York property are stopped by a modal. */
  readonly blocksNewYork?: boolean
  /** The flag that enables New York: it lifts the block. */
  readonly newYorkEnabled?: boolean
  /** The referring loan officer's licenses; only when the lender enforces them. */
  readonly licensedStates?: readonly string[] | undefined
  readonly enforceLicensedStates?: boolean
  /** From the value of a flag. */
  readonly disasterZips?: readonly string[]
}

export type PropertyNoticeKind = 'new-york' | 'hawaii' | 'licensed-states' | 'disaster'

export interface PropertyNotice {
  readonly kind: PropertyNoticeKind
  readonly as: 'modal' | 'message' | 'warning'
  readonly title: string
  readonly body: string
  /** Submit is disabled while it stands. */
  readonly blocks: boolean
  /** Text of the link, whose address is a setting of the organization. */
  readonly link?: string
}

const NOTICES: Readonly<Record<PropertyNoticeKind, Omit<PropertyNotice, 'kind'>>> = {
  'new-york': {
    as: 'modal',
    title: 'Looks like you are applying with a property located in New York.',
    body: 'We do not currently offer this product in New York. No credit decision has been made.',
    blocks: true,
  },
  hawaii: {
    as: 'modal',
    title: 'Looks like you are applying with a property located in Hawaii.',
    body: 'We do not lend in Hawaii, but our lending partner may be able to help. No credit decision has been made.',
    blocks: true,
    link: 'Continue with our lending partner',
  },
  'licensed-states': {
    as: 'message',
    title: '',
    body: 'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
    blocks: true,
  },
  disaster: {
    as: 'warning',
    title: 'Your property is in an area affected by a disaster.',
    body: 'You can continue. We may need to inspect the property before we can fund your line.',
    blocks: false,
  },
}

/** Whether a property in New York stops the application; judged by the page and by the server. */
export const isNewYorkBlocked = (state: string, rules: Pick<PlaceRules, 'blocksNewYork' | 'newYorkEnabled'>): boolean =>
  state === 'NY' && rules.blocksNewYork === true && !rules.newYorkEnabled

/** Every notice that applies, the blocking ones first. */
export function propertyNotices({ state, zip }: PropertyPlace, rules: PlaceRules = {}): readonly PropertyNotice[] {
  const code = state.toUpperCase()
  const applies: Readonly<Record<PropertyNoticeKind, boolean>> = {
    'new-york': isNewYorkBlocked(code, rules),
    hawaii: code === 'HI',
    'licensed-states': code !== '' && rules.enforceLicensedStates === true && !(rules.licensedStates ?? []).includes(code),
    disaster: (rules.disasterZips ?? []).includes(zip),
  }
  const kinds = Object.keys(NOTICES) as readonly PropertyNoticeKind[]
  return kinds.filter((kind) => applies[kind]).map((kind) => ({ kind, ...NOTICES[kind] }))
}

export interface NewYorkRedirectInput {
  readonly propertyState: string
  /** Origins, say https://ny.lender.example; the redirect is off where the organization has no New York host. */
  readonly newYorkOrigin: string | undefined
  readonly mainOrigin: string
  readonly currentOrigin: string
  /** Path segment of the product. */
  readonly product?: string
}

export const newYorkRedirectModal = {
  toNewYork: { title: 'Your property is in New York', body: 'Applications for properties in New York continue on our New York site.' },
  toMain: { title: 'Your property is not in New York', body: 'Applications for properties outside New York continue on our main site.' },
  action: 'Continue',
} as const

/** Where the New York modal sends the applicant, in both directions; undefined when they are at the right host [registration/property]. */
export function newYorkRedirect(input: NewYorkRedirectInput): string | undefined {
  const { propertyState, newYorkOrigin, mainOrigin, currentOrigin, product = 'heloc' } = input
  if (newYorkOrigin === undefined || propertyState === '') return undefined
  const origin = propertyState.toUpperCase() === 'NY' ? newYorkOrigin : mainOrigin
  return origin === currentOrigin ? undefined : `${origin}/account/${product}/register`
}
