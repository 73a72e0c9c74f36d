import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import {
  aboutYou,
  BORROWER,
  CORRECTED_PARTS,
  correctedMail,
  EVERY_ITEM,
  FLOW,
  factsUpTo,
  type Item,
  meetingMail,
  NOTICE_AGAIN,
  notarySession,
  note,
  propertyAddress,
  READY_TO_READ,
  rescissionNotice,
  rightEnded,
  type StepMail,
  signerNews,
  standing,
  stepMailOf,
  valuationOrder,
  wordsOfReadingAgain,
} from '@hearthline/domain'
import { STEPS } from '@hearthline/domain/routing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DocumentOrder, renderDocument } from '../../apps/server/src/documents/renderers.ts'
import { agentLinkMail } from '../../apps/server/src/mail/agent-link-mail.ts'
import { borrowerMail, stepText } from '../../apps/server/src/mail/borrower-mail.ts'
import { noticeMail } from '../../apps/server/src/mail/notice-mail.ts'
import { paperRequestMail } from '../../apps/server/src/mail/paper-request-mail.ts'
import { planMail } from '../../apps/server/src/mail/plan-mail.ts'
import { settledMail } from '../../apps/server/src/mail/settled-mail.ts'
import { signerMail } from '../../apps/server/src/mail/signer-mail.ts'
import { signerMovedMail, signerMovedTeamMail } from '../../apps/server/src/mail/signer-moved-mail.ts'
import { stepMail } from '../../apps/server/src/mail/step-mail.ts'
import { waitlistJoinedMail, waitlistMail } from '../../apps/server/src/mail/waitlist-mail.ts'
import { brandsToCheck, houseFirst } from '../../apps/server/src/testing/brands-to-check.ts'
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts'
import { EXAMPLE_DOCUMENTS } from '../print/example-documents.ts'
import { emailChangeMails, passwordMails, phoneChangeMails, secondFactorMails, signInCodeMails } from './account-mails.ts'
import { wordFaults } from './forbidden-words.ts'
import { textOfHtml, wordsOf } from './html-text.ts'
import { otherLendersIn } from './lender-names.ts'
import { HIGHEST_GRADE, hardestSentences, readingGrade } from './reading-grade.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

interface Letter {
  readonly subject: string
  readonly body: string
  readonly html: string
}

const LINK = 'https://heloc.example/auth/reset-password?token=example'
const VISITED = { 'valuation-order': { ...valuationOrder.example, visit: { on: '2026-11-25', window: 'MORNING' } } }
const { known } = standing(factsUpTo('complete', '2026-11-23T18:30:00.000Z', VISITED)).walk
const IN_TEXAS = { 'property-address': { ...propertyAddress.example, state: 'TX' }, 'submission-time': { at: '2026-11-01T18:30:00.000Z' } }
const { known: atOffice } = standing(factsUpTo('notary-session', '2026-12-14T18:30:00.000Z', { ...VISITED, ...IN_TEXAS })).walk
const RESULTS: Readonly<Record<string, readonly object[]>> = {
  'valuation-booking': [{ status: 'CANCELED' }],
  'valuation-fee-collection': [{ status: 'RETURNED' }],
  'value-review': [{ outcome: 'CORRECTED', valueCents: 64_000_000 }, { outcome: 'SECOND_VALUATION' }],
  'income-confirmation': [{ sources: [{ outcome: 'NOT_USABLE' }] }],
  'signing-choice': [{ way: 'DECLINED' }],
  'signing-help': [{ outcome: 'PAPER_SENT' }],
}

/** Each item that tells something when it is settled, with its example and with its other results. */
const SETTLED: readonly StepMail[] = (EVERY_ITEM as readonly Item[]).flatMap(({ id, example, settledMail: tell }) =>
  [{}, ...(RESULTS[id] ?? [])].flatMap((change) =>
    [known, atOffice].flatMap((read) => tell?.({ ...(example as object), ...change }, read) ?? []),
  ),
)

/** What time alone brings about leaves no result, and is told all the same. */
const RIGHT_ENDED: readonly StepMail[] = [
  rightEnded(standing(factsUpTo('rescission', '2026-11-23T18:30:00.000Z')).walk, '2026-11-28T08:00:00.000Z')!,
].flatMap(({ borrower, otherOwner }) => [borrower, otherOwner('sam'), READY_TO_READ])

/** What is read again because it changed: by the borrower and whoever signs with them, here and before an office closing, online and on paper. */
const ON = (kind: string) => ({ data: { documents: [{ kind, sha256: 'f'.repeat(64) }] } })
const READ_AGAIN: readonly StepMail[] = ['SECURITY_INSTRUMENT', 'NOTE'].flatMap((kind) =>
  [
    wordsOfReadingAgain(known, 'note-signing', ON(kind)),
    wordsOfReadingAgain(known, 'signer-signing', ON(kind)),
    wordsOfReadingAgain(atOffice, 'closing-review', ON(kind)),
  ].flatMap((words) => [words!.mail, { subject: words!.title, body: words!.why }]),
)
const HELP = (EVERY_ITEM as readonly Item[]).find(({ id }) => id === 'signing-help')!
const SENT_AGAIN = [known, atOffice].map(
  (read) => HELP.settledMail!({ outcome: 'PAPER_SENT', deed: '1' }, read, { outcome: 'PAPER_SENT', deed: '0' })!,
)

const AT = '2026-11-25T00:00:00.000Z'
const LETTERS = '00000000-0000-4000-8000-000000000001'
const booked = (meeting: 'ONLINE' | 'MANUAL', at?: string): Readonly<Record<string, object>> => ({
  'about-you': {
    ...(aboutYou.example as object),
    ...{ ownership: 'JOINT', coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }] },
  },
  'notary-appointment': { meeting, location: 'CO', place: 'ATTORNEY_OFFICE', at },
  'notary-booking': { status: 'BOOKED', meeting, at, reference: 'example', deed: '0'.repeat(64) },
})
const SAM = standing(factsUpTo('notary-booking', AT, booked('ONLINE'))).walk.signers.map(({ signer }) => signer.party)

/** What those who sign the deed are written of the notary: of the appointment, and of what came of it. */
const OF_NOTARY: readonly StepMail[] = [booked('ONLINE'), booked('ONLINE', AT), booked('MANUAL', AT)].flatMap((appointment) => {
  const told = (until: Parameters<typeof factsUpTo>[0], settled: string, change: Readonly<Record<string, object>> = {}) =>
    signerNews([settled], standing(factsUpTo(until, AT, { ...appointment, ...change })).walk).map(({ words }) => words)
  const session = (change: object) => ({ 'notary-session': { ...notarySession.example, ...change } })
  return [
    ...told('notary-session', 'notary-booking'),
    ...told('notary-rebooking', 'notary-booking', { 'notary-booking': { ...appointment['notary-booking'], status: 'CANCELED' } }),
    ...told('notary-rebooking', 'notary-session', session({ outcome: 'FAILED', fault: 'OTHER' })),
    ...told('deed-signing', 'notary-session', session({ stillToSign: SAM })),
  ]
})

/** Of a closing at an office, where everyone signs everything. */
const AT_OFFICE: readonly (readonly [settled: string, until: Parameters<typeof factsUpTo>[0]])[] = [
  ['notary-booking', 'notary-session'],
  ['notary-session', 'hazard-insurance'],
]
const PLACES = ['borrower', ...SAM].map((party) => ({ place: party, party, form: 'SIGNATURE', label: 'Signature' }))
const TEXAN = {
  ...booked('MANUAL', AT),
  'property-address': { ...propertyAddress.example, state: 'TX' },
  'submission-time': { at: '2026-11-01T18:30:00.000Z' },
  note: { ...note.example, places: PLACES },
}
const texanAt = (until: Parameters<typeof factsUpTo>[0]) => standing(factsUpTo(until, '2026-12-14T18:30:00.000Z', TEXAN)).walk
const OF_OFFICE: readonly StepMail[] = AT_OFFICE.flatMap(([settled, until]) =>
  signerNews([settled], texanAt(until)).map(({ words }) => words),
)

/** To the mailbox of an owner of whom one person says that they died: they may live, or their family reads it. */
const NOTICES = (rescissionNotice.example.persons ?? []).concat(
  SAM.map((party) => ({ party, name: 'Sam Reyes', documentId: 'sams', sha256: '1'.repeat(64), delivery: 'READY' as const })),
)
const REPRESENTED = standing(
  factsUpTo('rescission', AT, {
    ...booked('ONLINE', AT),
    'rescission-notice': { ...rescissionNotice.example, deliveredAt: AT, persons: NOTICES },
    'rescission-delivery': {
      delivered: SAM.map((party) => ({
        party,
        way: 'IN_PERSON',
        on: '2026-11-24',
        representative: { name: 'Lee Park', document: LETTERS },
      })),
    },
  }),
).walk
const LAST_DAY = '2026-11-24'
const OF_REPRESENTED: readonly StepMail[] = SAM.flatMap((party) => [
  ...signerNews(['rescission-delivery'], REPRESENTED).map(({ words }) => words),
  rightEnded(REPRESENTED, '2026-11-29T08:00:00.000Z')!.otherOwner(party),
])

/** A record of a notice that was wrong, as the one whom it is about reads it, and as everyone else does. */
const OF_CORRECTED: readonly StepMail[] = [
  NOTICE_AGAIN,
  ...[undefined, LAST_DAY].flatMap((lastDay) =>
    [undefined, {}, { representative: { name: 'Lee Park', document: LETTERS } }].flatMap((more) => {
      const row = { way: 'IN_PERSON' as const, on: LAST_DAY, ...more }
      return ['sam', BORROWER].flatMap((party) =>
        ([undefined, ['WAY', 'DOCUMENT'], CORRECTED_PARTS] as const).map((parts) =>
          correctedMail(BORROWER, { corrected: { party, parts }, delivered: more ? [{ party, ...row }] : [], lastDay }),
        ),
      )
    }),
  ),
]

/** Of a meeting in person whose deed is in question, and is as it was: the borrower reads the same. */
const OF_MEETING = (['AWAY', 'BACK'] as const).map((turn) => meetingMail(turn, 'Tuesday, March 16, 9:00 AM PT'))

/** And of the deed and of the line, once all is signed. */
const OF_LINE: readonly StepMail[] = ['recording', 'line-opening'].flatMap((settled) =>
  signerNews([settled], standing(factsUpTo('complete', AT, booked('ONLINE'))).walk).map(({ words }) => words),
)

/** Each item of a signer that tells them something when it is their turn. */
const OF_SIGNERS: readonly StepMail[] = (EVERY_ITEM as readonly Item[])
  .filter((item) => !(FLOW as readonly Item[]).includes(item))
  .flatMap(({ mail }) => Object.values(mail ?? {}))
/** And what each is written first, by who they are to the others: a co-owner, their spouse, and the borrower's. */
const person = (firstName: string) => ({ firstName, lastName: 'Reyes', email: `${firstName.toLowerCase()}@example.test` })
const INVITED = standing(
  factsUpTo('hard-credit', AT, {
    'property-address': TEXAN['property-address'],
    'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [person('Sam')], maritalStatus: 'MARRIED', spouse: person('Lee') },
    'owner-marriages': { owners: [{ party: SAM[0], status: 'MARRIED', spouse: person('Kim') }] },
  }),
).walk.signers.flatMap(({ walk: { frontier, known } }) => frontier?.item.toSigner?.(known)?.mail ?? [])
const TO_SIGNER = { name: 'Sam Reyes', loanNumber: 10_042, link: 'https://heloc.example/heloc-signer/login?org=HEARTH' }
const AGENT = { sender: 'Lou Park', nmls: '000148', firstName: 'Ana', begin: LINK, stop: LINK, isFilledIn: true, estimate: LINK }
const STOP = 'https://heloc.example/email/stop?token=example&org=HEARTH'
const OF_BORROWER = { link: 'https://heloc.example/account?org=HEARTH', stop: STOP, homeState: 'CA' }
const toBorrower = (brand: Brand, firstName: string | undefined = 'Ana') => ({ brand, firstName, ...OF_BORROWER })

/** By the file that writes them: each file of the folder has its line, so that a new mail is judged too. */
const MAILS: Readonly<Record<string, (brand: Brand) => readonly Letter[]>> = {
  'agent-link-mail.ts': (brand) => [agentLinkMail({ brand, ...AGENT })],
  'borrower-mail.ts': (brand) => [
    borrowerMail(stepText({ subject: 'About your application', body: 'Sign in to continue.' }, 10_042), toBorrower(brand, undefined)),
  ],
  'email-change-mail.ts': (brand) => emailChangeMails(brand, LINK),
  'notice-mail.ts': (brand) => [borrowerMail(noticeMail(10_042), toBorrower(brand))],
  'paper-request-mail.ts': (brand) => [paperRequestMail(brand, 10_042)],
  'password-mail.ts': (brand) => passwordMails(brand, LINK),
  'phone-change-mail.ts': phoneChangeMails,
  'plan-mail.ts': (brand) =>
    (['WOULD_PASS', 'WOULD_NOT_PASS'] as const).map((state) => borrowerMail(planMail(state, 10_042), toBorrower(brand))),
  'second-factor-mail.ts': secondFactorMails,
  'settled-mail.ts': (brand) =>
    [...SETTLED, ...RIGHT_ENDED, ...READ_AGAIN, ...SENT_AGAIN].map((told) => borrowerMail(settledMail(told, 10_042), toBorrower(brand))),
  'sign-in-code-mail.ts': signInCodeMails,
  'signer-mail.ts': (brand) =>
    [...OF_SIGNERS, ...INVITED, ...OF_NOTARY, ...OF_OFFICE, ...OF_MEETING, ...OF_LINE, ...OF_REPRESENTED, ...OF_CORRECTED].map((told) =>
      signerMail(told, { brand, ...TO_SIGNER, homeState: 'CA' }),
    ),
  'signer-moved-mail.ts': (brand) => [
    ...[true, false].flatMap((signsNoLonger) =>
      [true, false].map((isStillUsed) =>
        signerMovedMail(brand, { name: 'Sam Reyes', loanNumber: 10_042, signsNoLonger, isStillUsed, isKept: isStillUsed }),
      ),
    ),
    signerMovedTeamMail(brand, 10_042),
  ],
  'step-mail.ts': (brand) =>
    STEPS.flatMap((step) => {
      const words = stepMail(step, 10_042)
      return words ? [borrowerMail(words, toBorrower(brand))] : []
    }),
  'waitlist-mail.ts': (brand) =>
    (['STATE_NOT_SERVED', 'CRYPTO'] as const)
      .map((reason) => ({ brand, entry: { firstName: 'Ana', state: 'CA', reason }, apply: LINK, leave: LINK }))
      .flatMap((letter) => [waitlistJoinedMail(letter), waitlistMail(letter)]),
}

let everyBrand: readonly Brand[]
let brands: readonly Brand[]
beforeAll(async () => {
  everyBrand = houseFirst((await loadBrands(at('brands'))).values())
  brands = brandsToCheck(everyBrand)
})
const everyMail = () => brands.flatMap((brand) => Object.values(MAILS).flatMap((of) => of(brand).map((letter) => ({ brand, ...letter }))))

describe('every mail that the product sends', () => {
  it('is validated here', () => {
    expect(readdirSync(at('apps/server/src/mail')).filter((file) => /-mail\.ts$/.test(file))).toEqual(Object.keys(MAILS))
    expect(MAILS['signer-mail.ts']?.(brands[0]!)).toHaveLength(62)
    expect(MAILS['step-mail.ts']?.(brands[0]!)).toHaveLength(STEPS.filter((step) => stepMailOf(step)).length)
  })

  it('is written as a US mortgage lender writes, in sentences that are easily read', () => {
    expect(everyMail().flatMap(({ subject, body }) => [subject, ...body.split('\n')].flatMap(wordFaults))).toEqual([])
    for (const { subject, body } of everyMail()) {
      const ours = body.split('\n\n').slice(0, -1)
      expect(readingGrade(ours) ?? 0, `${subject}: ${hardestSentences(ours).join(' | ')}`).toBeLessThanOrEqual(HIGHEST_GRADE)
    }
  })

  it('names the sender and the contact, and marks a sample lender', () => {
    for (const { brand, body } of everyMail()) {
      const last = body.split('\n\n').at(-1)
      expect(last).toContain(`${brand.names.legal}, NMLS ${brand.company.nmlsNumber}, ${brand.company.address.street1}`)
      expect(body).toMatch(/\(\d{3}\) \d{3}-\d{4} or \S+@\S+/)
      expect(last?.includes('sample lender')).toBe(brand.sample)
    }
  })

  it('says the same as text and as HTML', () => {
    for (const { body, html } of everyMail()) expect(textOfHtml(html)).toContain(wordsOf(body))
  })

  it('loads nothing, and tells no one that it was read', () => {
    for (const { html } of everyMail()) expect(html).not.toMatch(/<img|<script|<link|<iframe|src=|url\(|@import|@font-face/i)
  })

  it('names no lender but its own', () => {
    for (const { brand, subject, body, html } of everyMail())
      expect(otherLendersIn(`${subject} ${body} ${textOfHtml(html)}`, brand, everyBrand)).toEqual([])
  })
})

describe('every document that the product makes', () => {
  it.each(Object.entries(EXAMPLE_DOCUMENTS))('%s is written as a US mortgage lender writes', async (kind, data) => {
    const { pdf } = await renderDocument({ kind, data } as DocumentOrder)
    const { text } = await readPdf(pdf)
    expect(text).toMatch(/Nov 2[01], 2026/)
    expect(text.split('\n').flatMap(wordFaults)).toEqual([])
  })
})
