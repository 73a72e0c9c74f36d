/** Lives an application on by the items' own examples: whoever has to act at each stop does, until it stands where a test wants it. */
import { randomUUID } from 'node:crypto'
import type { ApplicationBody } from '@hearthline/contract'
import type { Item, Step } from '@hearthline/domain'
import {
  addDays,
  appraisal,
  conditions,
  coOwners,
  deedCoSigning,
  exampleTrust,
  FLOW,
  fundingDecision,
  fundingFirstApproval,
  instrumentDetails,
  lenderDay,
  marriageReview,
  notarySession,
  notarySlots,
  ownershipReview,
  paperSigning,
  payoffQuotes,
  recordingTaxOfCounty,
  replacementApproval,
  rescissionAssurance,
  rescissionDelivery,
  rescissionStatements,
  secondValuation,
  trustAndFloodReview,
} from '@hearthline/domain'
import { conditionCalls } from './condition-calls.ts'
import { firstOffer } from './first-offer.ts'
import { signOnline } from './meet-notary.ts'
import { isAtRest, type Person, person } from './person.ts'
import { documentIn, identityPictures, pictureRequest } from './show-identity.ts'
import { showIncome } from './show-income.ts'
import { readEverything, signEverything, signingOf } from './sign-documents.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

/** What is answered where the example cannot be: it belongs to another application. */
const OWN_ANSWERS: Readonly<Record<string, (applicant: Person) => Promise<unknown>>> = {
  'chosen-offer': async (applicant) => firstOffer(await applicant.offers()),
  'revised-offer': async (applicant) => firstOffer(await applicant.offers()),
  'final-revised-offer': async (applicant) => firstOffer(await applicant.offers()),
  'trust-and-flood-insurance': trustShown,
  'trust-and-flood-correction': trustShown,
  'notary-appointment': appointmentOf,
  'identity-documents': (applicant) => identityPictures(applicant, applicant),
  'identity-retry': (applicant) => identityPictures(applicant, applicant),
  'note-signing': (applicant) => signEverything(signingOf(applicant)),
  'closing-review': (applicant) => readEverything(signingOf(applicant)),
  // Kept in Texas alone.
  submission: async () => ({ confirmed: true, texasNoticeRead: true }),
}

async function trustShown(applicant: Person): Promise<unknown> {
  const sent = documentIn(await applicant.call(pictureRequest(applicant, 'TRUST_PAPER')))
  const example = ITEMS.get('trust-and-flood-insurance')!.example as object
  return { ...example, trust: { ...exampleTrust, documents: [sent] } }
}

/** Online where the home's law allows it; else the first place, day and time that are offered. */
export async function appointmentOf(applicant: Person): Promise<unknown> {
  const { about } = (await applicant.get('/items/notary-appointment')).json<{
    about: { meetings: ('ONLINE' | 'MANUAL')[]; state: string; zone: string; places: string[]; manualDays: string[] }
  }>()
  if (about.meetings.includes('ONLINE')) return { meeting: 'ONLINE', location: about.state }
  return { meeting: 'MANUAL', place: about.places[0], at: notarySlots('MANUAL', about.manualDays[0]!, about.zone)[0] }
}

/** More stops than any application has. */
const MOST_STOPS = 60

/** Gives every step at which someone had to act, the last one included. @throws when it ends elsewhere */
export async function liveOn(applicant: Person, operator: Staff, until: Step = 'COMPLETE'): Promise<Step[]> {
  const steps: Step[] = []
  let answered: ApplicationBody | undefined
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    // Where nothing is at work after an answer, the answer's own reply says where it stands.
    const { step, openItem } = answered && isAtRest(answered) ? answered : await applicant.atRest()
    steps.push(step as Step)
    if (step === until) return steps
    if (openItem === null || step === 'DECLINED') throw new Error(`Ended at ${step}: ${steps.join(' ')}`)
    answered = await act(applicant, operator, ITEMS.get(openItem)!)
  }
  throw new Error(`Never at ${until}: ${steps.join(' ')}`)
}

/** A person whose application has been lived on until that step. @throws when it ends elsewhere */
export async function personAt(
  app: TestApp,
  operator: Staff,
  step: Step,
  lastName = 'Reyes',
  applicant: Parameters<typeof person>[2] = {},
): Promise<Person> {
  const lived = await person(app, lastName, applicant)
  await liveOn(lived, operator, step)
  return lived
}

/** @returns what an answer of the applicant was replied with; undefined where someone else acted */
async function act(applicant: Person, operator: Staff, item: Item): Promise<ApplicationBody | undefined> {
  if (item.id === 'income-sources') {
    await showIncome(applicant)
    return undefined
  }
  if (item.id === rescissionAssurance.id && (await statesNotCanceled(applicant))) return undefined
  if (item.id === conditions.id) await sendProof(applicant, operator)
  if (item.id === notarySession.id && (await isOnline(applicant))) {
    await signOnline(applicant)
    return undefined
  }
  if (item.kind === 'ask') return await applicant.answer(item.id, (await OWN_ANSWERS[item.id]?.(applicant)) ?? item.example)
  const reply =
    item.by === 'time'
      ? await operator.advance(item.id === rescissionAssurance.id ? MAIL_ARRIVES_DAYS : 1)
      : await (await deciderOf(applicant, operator, item)).decide(applicant.uuid, item.id, await decisionOn(item, applicant, operator))
  if (reply.statusCode !== 200) throw new Error(`${item.id} could not be settled: ${reply.statusCode} ${reply.body}`)
  return undefined
}

/** What is accepted with a document alone the applicant sends first. */
async function sendProof(applicant: Person, operator: Staff): Promise<void> {
  const { unproved = [] } = (await operator.get(`/applications/${applicant.uuid}`)).json<File>().openItem.about
  if (unproved.length === 0) return
  const calls = conditionCalls(applicant, operator)
  for (const condition of (await calls.forStaff(applicant.uuid)).conditions)
    if (condition.part !== null && unproved.includes(condition.part))
      await calls.answer(applicant, applicant.uuid, condition, { documents: [await calls.document(applicant, condition.part)] })
}

/** What is signed online the notary's service says, and no one else. */
const isOnline = async (applicant: Person): Promise<boolean> =>
  (await applicant.get(`/items/${notarySession.id}`)).json<{ about: { inPerson: boolean } }>().about.inPerson === false

/** What the money rests on: one person records it, and others are free to release the money. */
const EVIDENCE: ReadonlySet<string> = new Set([
  ...[coOwners.id, deedCoSigning.id, notarySession.id, paperSigning.id, rescissionDelivery.id],
  ...[instrumentDetails.id, marriageReview.id, ownershipReview.id, trustAndFloodReview.id],
])

/** A funder releases the money, who entered none of what it rests on; the first of two approvals is the team's. */
async function deciderOf({ uuid }: Person, operator: Staff, item: Item): Promise<Staff> {
  if (EVIDENCE.has(item.id)) return operator.recorder()
  if (item.id === fundingDecision.id || item.id === replacementApproval.id || item.id === 'payoff-by-hand') return operator.funder()
  if (item.id !== fundingFirstApproval.id) return operator
  const { openItem } = (await operator.get(`/applications/${uuid}`)).json<File>()
  return openItem.barred === null ? operator : operator.another()
}

/** For each debt what its agreement sets aside, with the creditor's letter. */
async function quotesOf(uuid: string, operator: Staff): Promise<unknown> {
  const letter = documentIn(await operator.receive(uuid, 'CREDITOR_LETTER'))
  const { debts = [] } = (await operator.get(`/applications/${uuid}`)).json<File>().openItem.about
  return { quotes: debts.map(({ debt, creditor, agreedCents }) => quoteOf(operator, debt, creditor, agreedCents, letter)) }
}

/** Within which mail has arrived: what owners beside the borrower did not confirm is waited for. */
const MAIL_ARRIVES_DAYS = 8

/** Whoever owns the home alone need not wait for mail. */
async function statesNotCanceled(applicant: Person): Promise<boolean> {
  const { about } = (await applicant.get(`/items/${rescissionStatements.id}`)).json<{ about: { missing: object[] } }>()
  if (about.missing.length !== 1) return false
  const { name } = await signingOf(applicant).state()
  const reply = await applicant.post('/rescission-statement', { signature: name, agrees: true })
  if (reply.statusCode !== 200) throw new Error(`The statement was not taken: ${reply.statusCode} ${reply.body}`)
  return true
}

interface OpenItem {
  readonly example?: unknown
  readonly barred: string | null
  readonly parts: readonly { readonly part: string }[]
  readonly about: {
    readonly open?: { readonly mostCents: number }
    readonly unproved?: readonly string[]
    readonly owners?: readonly {
      readonly party: string
      readonly name: string
      readonly state: string
      readonly people?: readonly object[]
    }[]
    readonly persons?: readonly { readonly party: string }[]
    readonly madeOn?: string
    readonly signers?: readonly string[]
    missing?: string[]
    readonly documentSigners?: readonly {
      readonly party: string
      readonly name: string
      readonly identity: string
      readonly marriage: string
    }[]
    readonly debts?: readonly { readonly debt: string; readonly creditor: string; readonly agreedCents: number }[]
  }
}

interface File {
  readonly openItem: OpenItem
}

/** What a creditor's letter says, of today, where it asks for what the report has. */
export const quoteOf = ({ today }: Pick<Staff, 'today'>, debt: string, payee: string, amountCents: number, letter: string) => ({
  ...{ debt, payee, amountCents, perDiemCents: 0, letter },
  payTo: 'Payoff Department, 1 Bank Plaza, Omaha, NE 68102',
  ...{ goodThrough: addDays(today(), 60), letterOn: today() },
})

/** What depends on the application itself. */
const OWN_DECISIONS: Readonly<Record<string, (file: File) => unknown>> = {
  [recordingTaxOfCounty.id]: ({ openItem: { about } }) => ({ ...recordingTaxOfCounty.example, taxCents: about.open!.mostCents }),
  [instrumentDetails.id]: ({ openItem: { about, example } }) => ({
    ...(example as object),
    vesting: `${about.signers!.join(' and ')}, as joint tenants`,
    // Where nobody looked up whether a spouse signs.
    ...(about.missing?.includes('spouseSigns') && {
      spouse: undefined,
      spouseSigns: 'NO',
      spouseSource: 'Counsel of the title company, by email',
    }),
  }),
  [conditions.id]: ({ openItem }) => {
    const open = new Set(openItem.parts.map(({ part }) => part))
    return { decided: conditions.example.decided.filter(({ condition }) => open.has(condition)) }
  },
}

/** As owners sign who have no computer: each with scans of their own. */
export async function onPaper({ uuid }: { readonly uuid: string }, operator: Staff, more: object = {}): Promise<{ owners: object[] }> {
  const { owners: all = [] } = (await operator.get(`/applications/${uuid}`)).json<File>().openItem.about
  const owners: object[] = []
  for (const { party, name, state, people } of all) {
    if (state === 'DONE') continue
    const scan = documentIn(await operator.receive(uuid, 'SIGNED_ON_PAPER', `signed by ${party}`))
    const identity = await idOf(uuid, operator, party)
    const signed = { signedOn: operator.today(), before: 'OUR_TEAM', witness: 'J. Ortiz', scans: [scan], identity }
    // Where the law of the state has an owner's spouse sign, and they have not said whether they are married.
    const marriage = people && { marriage: { status: 'UNMARRIED' } }
    owners.push({ party, name, ...signed, ...marriage, ...(state === 'EMAILED' && { whyPaper: 'They have no computer' }), ...more })
  }
  return { owners }
}

const idOf = async (uuid: string, operator: Staff, party: string) => ({
  ...{ document: 'US_PASSPORT', expiresOn: addDays(operator.today(), 400) },
  scan: documentIn(await operator.receive(uuid, 'OWNER_IDENTITY', `the ID of ${party}`)),
})

/** By a notary of the home's state, on the day on which the deed is there, whatever day was booked. */
async function signedToday(uuid: string, operator: Staff): Promise<object> {
  const { summary } = (await operator.get(`/applications/${uuid}`)).json<{ summary: { place: string } }>()
  const { now } = (await operator.get('/sandbox/time')).json<{ now: string }>()
  return { signedOn: lenderDay(now), state: summary.place.slice(-2), earlier: 'The notary came earlier' }
}

/** Where everything is signed with the deed: what each who signs there signed. */
export async function signedAtOffice(uuid: string, operator: Staff): Promise<object> {
  const { about, example } = (await operator.get(`/applications/${uuid}`)).json<File>().openItem
  const { documentSigners = [] } = about
  if (documentSigners.length === 0) return {}
  const examples = (example as { closing?: { signers: { party: string; costsOn?: string }[] } }).closing?.signers ?? []
  const signers: object[] = []
  for (const { party, name, identity, marriage } of documentSigners) {
    const scans = [documentIn(await operator.receive(uuid, 'SIGNED_ON_PAPER', `signed by ${party}`))]
    const shown = identity !== 'SHOWN' && { identity: await idOf(uuid, operator, party) }
    const costsOn = examples.find((one) => one.party === party)?.costsOn
    const said = { ...(marriage !== 'NONE' && { marriage: { status: 'UNMARRIED' } }), ...(costsOn && { costsOn }) }
    signers.push({ party, signature: name, scans, ...shown, ...said })
  }
  return { closing: { place: 'TITLE_OFFICE', address: '200 Congress Avenue, Austin, TX 78701', signers } }
}

/** By example; an appraisal with its report and a deed with its pages, and what depends on the application as that says it. */
async function decisionOn(item: Item, { uuid }: Person, operator: Staff): Promise<unknown> {
  if (item.id === appraisal.id || item.id === secondValuation.id)
    return { ...(item.example as object), report: documentIn(await operator.receive(uuid, 'VALUATION_REPORT')) }
  if (item.id === payoffQuotes.id) return quotesOf(uuid, operator)
  if (item.id === coOwners.id) return onPaper({ uuid }, operator)
  if (item.id === notarySession.id || item.id === deedCoSigning.id) {
    const deed = documentIn(await operator.receive(uuid, 'SIGNED_DEED'))
    return { ...(item.example as object), ...(await signedToday(uuid, operator)), deed, ...(await signedAtOffice(uuid, operator)) }
  }
  if (item.id === rescissionDelivery.id) {
    const document = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', `a receipt ${randomUUID()}`))
    const { openItem } = (await operator.get(`/applications/${uuid}`)).json<File>()
    const { persons = [], madeOn: on } = openItem.about
    return { delivered: persons.map(({ party }) => ({ party, to: 'OWNER', way: 'IN_PERSON', on, document })) }
  }
  const own = OWN_DECISIONS[item.id]
  return own ? own((await operator.get(`/applications/${uuid}`)).json<File>()) : item.example
}
