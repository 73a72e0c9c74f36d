/** How an applicant came, in words for the team: each thing that the visit brought, by its name. Only what is known; whoever brought nothing came directly. */

export interface Arrival {
  /** Everything that the create call carried beside the answers. */
  readonly origin: Readonly<Record<string, unknown>>
  readonly officer?: { readonly name: string; readonly broker: string | null; readonly nmls: string | null } | undefined
  /** What it promised, with what it gave or why it does not hold. */
  readonly firmOffer?: string | undefined
  /** To whom it was sent, and what of the applicant does not fit that. */
  readonly letter?: string | undefined
  readonly partner?: { readonly name: string; readonly reference: string | null } | undefined
}

export interface ArrivalLine {
  readonly label: string
  readonly value: string
}

const UTM = { utm_source: 'Source', utm_medium: 'Medium', utm_campaign: 'Campaign', utm_term: 'Search term', utm_content: 'Ad' } as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const said = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(', ') || undefined
const entriesOf = (value: unknown): readonly [string, unknown][] => (isRecord(value) ? Object.entries(value) : [])

/** As the portal sends them, a list of name and version, or as others do, names with their versions. */
function versions(value: unknown): string | undefined {
  const pairs = Array.isArray(value)
    ? value.filter(isRecord).map(({ name, version }) => [said(name), said(version)])
    : entriesOf(value).map(([name, version]) => [name, said(version)])
  return joined(pairs.map(([name, version]) => (name && version ? `${name}: ${version}` : undefined)))
}

export function arrivalWords({ origin, officer, partner, firmOffer, letter }: Arrival): readonly ArrivalLine[] {
  const utm = isRecord(origin.utmParameters) ? origin.utmParameters : {}
  const known = Object.entries(UTM).map(([key, name]) => {
    const value = said(utm[key])
    return value && `${name}: ${value}`
  })
  const others = entriesOf(utm).map(([key, value]) => (key in UTM || !said(value) ? undefined : `${key}: ${said(value)}`))
  const tools = isRecord(origin.marketingTools) ? origin.marketingTools : {}
  const tracker = isRecord(origin.optimizelyProfileRequest) ? origin.optimizelyProfileRequest.optimizelyProfileUuid : undefined
  const nmls = said(origin.wholesaleBrokerNmls) ?? officer?.nmls ?? undefined
  const lines: readonly [string, string | undefined][] = [
    ['Kind', origin.isCrypto === true ? 'For owners of digital assets' : undefined],
    ['Sent by a partner', partner && joined([partner.name, partner.reference ? `their number ${partner.reference}` : undefined])],
    [
      'Loan officer',
      officer
        ? joined([officer.name, officer.broker ?? undefined, nmls && `NMLS ${nmls}`])
        : said(origin.referrerId) && `${said(origin.referrerId)}, not known to us`,
    ],
    ['Referral', said(origin.referralId)],
    ['Offer code', said(origin.offerCode)],
    ['Firm offer', firmOffer],
    ['Letter sent to', letter],
    [
      'Affiliate',
      joined([
        typeof origin.affiliateAppIndicator === 'boolean' ? undefined : said(origin.affiliateAppIndicator),
        said(origin.affiliateAbVersion) && `version ${said(origin.affiliateAbVersion)}`,
        origin.affiliateLiveOffers === true ? 'shown live offers' : undefined,
      ]),
    ],
    ['Campaign', joined([...known, ...others])],
    ['Versions of pages they saw', versions(origin.abVersionsRequest)],
    [
      'Total Expert',
      joined([
        said(tools.totalExpertOwnerId) && `owner ${said(tools.totalExpertOwnerId)}`,
        said(tools.totalExpertContactId) && `contact ${said(tools.totalExpertContactId)}`,
      ]),
    ],
    ['Tracker', said(tracker)],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
