/** A person of the lender who decides a review, by the calls that the console makes: for journeys that are the borrower's. */
import { smallPicture } from './photo.ts'

const STAFF_PASSWORD = 'Hearthline-demo1!'

/** A funder releases the money, and of two approvals the first is another person's. */
const DECIDED_BY: Readonly<Record<string, string>> = {
  'funding-decision': 'funder@hearthline.example',
  'replacement-approval': 'funder@hearthline.example',
  'payoff-by-hand': 'funder@hearthline.example',
  'notary-session': 'closer@hearthline.example',
  'deed-co-signing': 'closer@hearthline.example',
  'co-owners': 'operator@hearthline.example',
  'instrument-details': 'operator@hearthline.example',
  'ownership-review': 'operator@hearthline.example',
  'trust-and-flood-review': 'operator@hearthline.example',
}

const bearer = (jwt: string): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${jwt.replace(/^Bearer /i, '')}`,
})

/** What each call of one of the demo's staff carries: the administrator of the platform, where no one else is named. */
export async function staffHeaders(url: string, email = 'platform@hearthline.example'): Promise<Record<string, string>> {
  const login = await fetch(`${url}/identity/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-org': 'HEARTH' },
    body: JSON.stringify({ email, password: STAFF_PASSWORD }),
  })
  const first = (await login.json()) as { jwt: string }
  // As a demo account may, which has the second step of the session that follows.
  const skipped = await fetch(`${url}/console/api/v1/second-factor/skip`, { method: 'POST', headers: bearer(first.jwt), body: '{}' })
  return bearer(((await skipped.json()) as { jwt: string }).jwt)
}

interface Conditions {
  readonly decided: readonly { readonly condition: string }[]
}

/** An example decides every condition; those that are open are decided. */
async function openOf(application: string, headers: Record<string, string>, { decided }: Conditions): Promise<Conditions> {
  const file = (await (await fetch(application, { headers })).json()) as { openItem: { parts: { part: string }[] } }
  const open = new Set(file.openItem.parts.map(({ part }) => part))
  return { decided: decided.filter(({ condition }) => open.has(condition)) }
}

/** What someone else gave the team, uploaded as the console does; its content is one of its own. */
async function withReceived(
  application: string,
  headers: Record<string, string>,
  data: object,
  { kind, field }: { readonly kind: string; readonly field: string },
  alike = '',
): Promise<object> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(smallPicture(application + alike))]), 'received.png')
  const { authorization = '' } = headers
  const reply = await fetch(`${application}/documents?kind=${kind}`, { method: 'POST', headers: { authorization }, body: form })
  if (!reply.ok) throw new Error(`The document was not taken: ${reply.status} ${await reply.text()}`)
  return { ...data, [field]: ((await reply.json()) as { uuid: string }).uuid }
}

const REPORT = { kind: 'VALUATION_REPORT', field: 'report' } as const
const SIGNED_DEED = { kind: 'SIGNED_DEED', field: 'deed' } as const

/** Decisions that name a document which the team received. */
const RECEIVED: Readonly<Record<string, typeof REPORT | typeof SIGNED_DEED>> = {
  appraisal: REPORT,
  'second-valuation': REPORT,
  'notary-session': SIGNED_DEED,
  'deed-co-signing': SIGNED_DEED,
}

/** As owners sign who have no computer, each with scans of their own. */
async function ownersOnPaper(url: string, application: string, headers: Record<string, string>): Promise<object> {
  const { openItem } = (await (await fetch(application, { headers })).json()) as {
    openItem: { about: { owners: { party: string; name: string; state: string; people?: object[] }[] } }
  }
  const owners: object[] = []
  for (const { party, name, state, people } of openItem.about.owners) {
    if (state === 'DONE') continue
    const { scan } = (await withReceived(application, headers, {}, { kind: 'SIGNED_ON_PAPER', field: 'scan' }, party)) as { scan: string }
    const identity = await idOf(application, headers, party)
    const signed = { signedOn: await dayOf(url, headers), before: 'OUR_TEAM', witness: 'J. Ortiz', scans: [scan], identity }
    // Where the law of the state has an owner's spouse sign, and they have not said it.
    const marriage = people && { marriage: { status: 'UNMARRIED' } }
    owners.push({ party, name, ...signed, ...marriage, ...(state === 'EMAILED' && { whyPaper: 'They have no computer.' }) })
  }
  return { owners }
}

/** The ID that someone showed who signs in ink. */
const idOf = (application: string, headers: Record<string, string>, party: string): Promise<object> =>
  withReceived(
    application,
    headers,
    { document: 'US_PASSPORT', expiresOn: '2036-01-31' },
    { kind: 'OWNER_IDENTITY', field: 'scan' },
    `ID of ${party}`,
  )

/** By a notary of the home's state, on the product's day. */
async function signedToday(url: string, application: string, headers: Record<string, string>): Promise<object> {
  const { summary } = (await (await fetch(application, { headers })).json()) as { summary: { place: string } }
  return { signedOn: await dayOf(url, headers), state: summary.place.slice(-2), earlier: 'The notary came earlier.' }
}

/** On a weekend and on a holiday nothing is recorded or paid: an operator moves sandbox time to the next business day. False where nothing waits for one. */
export async function passClosedDays(url: string, uuid: string): Promise<boolean> {
  const headers = await staffHeaders(url)
  const file = await fetch(`${url}/console/api/v1/applications/${uuid}`, { headers })
  const { openItem } = (await file.json()) as { openItem: { beginsAt: string | null } | null }
  if (openItem === null || openItem.beginsAt === null) return false
  const clock = `${url}/console/api/v1/sandbox/time`
  const { now } = (await (await fetch(clock, { headers })).json()) as { now: string }
  // To the second that follows: the clock goes on while this is asked.
  const advanceDays = (Date.parse(openItem.beginsAt) - Date.parse(now) + 1_000) / 86_400_000
  const moved = await fetch(clock, { method: 'POST', headers, body: JSON.stringify({ advanceDays }) })
  if (!moved.ok) throw new Error(`Time could not be moved: ${moved.status} ${await moved.text()}`)
  return true
}

/** Where everything is signed at an office: what each who signs there signed. */
async function signedAtOffice(application: string, headers: Record<string, string>): Promise<object> {
  const { openItem } = (await (await fetch(application, { headers })).json()) as {
    openItem: {
      about: { documentSigners?: { party: string; name: string; identity: string; marriage: string }[] }
      example?: { closing?: { signers: { party: string; costsOn?: string }[] } }
    }
  }
  const { documentSigners = [] } = openItem.about
  const examples = openItem.example?.closing?.signers ?? []
  const signers: object[] = []
  for (const { party, name, identity, marriage } of documentSigners) {
    const { scan } = (await withReceived(application, headers, {}, { kind: 'SIGNED_ON_PAPER', field: 'scan' }, party)) as { scan: string }
    const shown = identity !== 'SHOWN' && { identity: await idOf(application, headers, party) }
    const costsOn = examples.find((one) => one.party === party)?.costsOn
    const said = { ...(marriage !== 'NONE' && { marriage: { status: 'UNMARRIED' } }), ...(costsOn && { costsOn }) }
    signers.push({ party, signature: name, scans: [scan], ...shown, ...said })
  }
  return signers.length === 0 ? {} : { closing: { place: 'TITLE_OFFICE', address: '200 Congress Avenue, Austin, TX 78701', signers } }
}

async function dayOf(url: string, headers: Record<string, string>): Promise<string> {
  const { now } = (await (await fetch(`${url}/console/api/v1/sandbox/time`, { headers })).json()) as { now: string }
  return new Date(now).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' })
}

/** The lender's day of a product, whose time a journey may have moved. */
export const productDay = async (url: string): Promise<string> => dayOf(url, await staffHeaders(url))

/** What is asked there goes by the application: the console's own example answers all of it. */
async function exampleOf(application: string, headers: Record<string, string>): Promise<object> {
  const { openItem } = (await (await fetch(application, { headers })).json()) as { openItem: { example: object } }
  return openItem.example
}

const pick = ({ vesting }: { vesting?: string }): object => (vesting === undefined ? {} : { vesting })

/** As the demo's administrator of the platform, whichever the organization; the reason is kept in the file. */
export async function settleWait(url: string, uuid: string, item: string, data: unknown, reason: string): Promise<void> {
  const headers = await staffHeaders(url, DECIDED_BY[item])
  const application = `${url}/console/api/v1/applications/${uuid}`
  const received = RECEIVED[item]
  const given =
    received === SIGNED_DEED
      ? { ...(data as object), ...(await signedToday(url, application, headers)), ...(await signedAtOffice(application, headers)) }
      : data
  const decided = received
    ? await withReceived(application, headers, given as object, received)
    : item === 'co-owners'
      ? await ownersOnPaper(url, application, headers)
      : item === 'conditions'
        ? await openOf(application, headers, data as Conditions)
        : item === 'instrument-details'
          ? { ...(await exampleOf(application, headers)), ...pick(data as { vesting?: string }) }
          : data
  const { version } = (await (await fetch(application, { headers })).json()) as { version: number }
  const reply = await fetch(`${application}/items/${item}`, {
    ...{ method: 'POST', headers: { ...headers, 'if-match': `"${version}"` } },
    body: JSON.stringify({ data: decided, reason }),
  })
  if (!reply.ok) throw new Error(`${item} could not be decided: ${reply.status} ${await reply.text()}`)
}

/** A refusal names the reasons of law, where it is one of credit; OTHER tells the applicant the words themselves. */
export const decideReview = (
  url: string,
  uuid: string,
  item: string,
  outcome: 'ACCEPTED' | 'REFUSED',
  reason: string,
  codes: readonly string[] = ['OTHER'],
): Promise<void> =>
  settleWait(url, uuid, item, { outcome, reason, ...(outcome === 'REFUSED' && codes.length > 0 && { reasonCodes: codes }) }, reason)

/** As an operator confirms what the uploaded documents of the first source show. */
export async function confirmIncome(url: string, uuid: string, records: readonly object[]): Promise<void> {
  const headers = await staffHeaders(url)
  const file = await fetch(`${url}/console/api/v1/applications/${uuid}`, { headers })
  const { openItem } = (await file.json()) as { openItem: { about: { sources: { source: string; documents: string[] }[] } } }
  const sources = openItem.about.sources.map(({ source, documents }) => ({ source, documents, outcome: 'CONFIRMED', records }))
  const reply = await fetch(`${url}/console/api/v1/applications/${uuid}/items/income-confirmation`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ data: { sources }, reason: 'Read beside the documents.' }),
  })
  if (!reply.ok) throw new Error(`The income could not be confirmed: ${reply.status} ${await reply.text()}`)
}
