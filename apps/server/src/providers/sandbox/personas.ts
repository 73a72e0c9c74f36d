/** The sandbox's people: a last name of this table takes the application through the branch that it names, any other is sound. */
import type { Step } from '@hearthline/domain/routing'

export interface Persona {
  readonly lastName: string
  /** One sentence for the documentation: what happens to this person. */
  readonly what: string
  /** Where an application of theirs first rests. */
  readonly firstStep: Step
  /** False: until the offer they are like anyone else. */
  readonly actsBeforeOffer: boolean
}

const before = (lastName: string, firstStep: Step, what: string) => ({ lastName, what, firstStep, actsBeforeOffer: true }) as const
const after = (lastName: string, what: string) => ({ lastName, what, firstStep: 'OFFER_SELECTION', actsBeforeOffer: false }) as const

export const PERSONAS = [
  before('Frozen', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'The credit report is frozen until the applicant says that the freeze has been lifted.'),
  before('Frozenpin', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'The credit report is locked; the PIN 2468 opens it, any other is called incorrect.'),
  before('Nomatch', 'CREDIT_NO_MATCH', 'The bureau finds no one by name and address; with a Social Security number it answers.'),
  before(
    'Nohit',
    'CREDIT_NO_MATCH',
    'The bureau finds no one, and has no file under the Social Security number either (CREDIT_NO_MATCH_SSN).',
  ),
  before('Minor', 'CREDIT_MINOR', 'The bureau says that the file belongs to a minor.'),
  before('Bureaudown', 'CREDIT_ERROR', 'The bureau responds to no request; the operators’ queue shows it while slow retries continue.'),
  before(
    'Noproperty',
    'NO_PROPERTY_FOUND',
    'No home matches the address, until it is corrected to a street with Cedar in its name, as 14 Cedar Way.',
  ),
  before('Multiproperty', 'MULTIPLE_PROPERTIES', 'Three homes match the address: the house and its units A and B.'),
  before('Notowner', 'UNKNOWN_OWNERSHIP', 'The owner of record is another person.'),
  before('Noavm', 'NO_AVM', 'Neither valuation model has a value for the home.'),
  before('Lowconfidence', 'VALUATION_ESTIMATE', 'Both valuation models are too uncertain: forecast standard deviations of 27 and 24.'),
  before('Delinquent', 'DELINQUENCY_REVIEW', 'The mortgage was paid thirty days late twice in the last twelve months.'),
  before('Lowscore', 'DECLINED', 'A middle score of 600 is below every minimum; after 90 days of sandbox time it is 655.'),
  before(
    'Highdti',
    'DECLINED',
    'Debts of 28,000 a month, more than almost any income supports; after 45 days of sandbox time they are paid off.',
  ),
  before('Assetrich', 'ASSETS_PREQUAL', 'Debts of 6,600 a month: an income of about 145,000 falls short; assets may qualify instead.'),
  before(
    'Highcltv',
    'CLTV_LIEN_POSITION_REQUALIFY',
    'The first mortgage leaves 2,500 too little for the smallest line; after 45 days of sandbox time it is paid down by as much.',
  ),
  before('Listed', 'DECLINED', 'The home is listed for sale: ineligible; after 30 days of sandbox time the listing has ended.'),
  before(
    'Recentbuyer',
    'DECLINED',
    'Bought thirty days before the real day: ineligible within ninety, so sandbox time moved by 61 days helps.',
  ),
  after('Trustee', 'The owner of record is a trust that bears the applicant’s name; its documents are asked for before closing.'),
  after('Jointowner', 'Two owners of record: the second signs too, whether or not the applicant names them.'),
  after('Floodzone', 'The home lies in flood zone AE; flood insurance is asked for.'),
  after('Incomelower', 'The verified income is half of the stated one: an offer that it no longer supports is chosen again.'),
  after('Incomepartial', 'Only four fifths of the stated income can be verified; the offer is confirmed on those.'),
  after('Bankfraud', 'A bank account fails its verification, unless its number ends in 2468; after three an operator looks.'),
  after('Bankreview', 'The bank account is in another name and needs a person’s review.'),
  after('Idfail', 'The identity check fails the first time: the photos are unclear. New ones pass.'),
  after('Idreview', 'The identity check needs a person’s review.'),
  after('Sanctionshit', 'The name is near one of the sandbox’s small sanctions list; an operator compares them among the conditions.'),
  after('Bporequired', 'A broker’s price opinion is required although the models are reliable: valuation order, condition and contact.'),
  after('Appraisal', 'A broker’s price opinion is required and cannot settle the value: an appraisal on site follows.'),
  after('Titlelien', 'The full title search finds a judgment that the first search did not.'),
  after(
    'Undescribed',
    'The full title search does not find the legal description of the land; an operator enters it before the deed is made.',
  ),
  after('Employercheck', 'The employer must be confirmed.'),
  after('Inquiries', 'The hard pull shows two new inquiries, to be attested.'),
  after('Cryptoholder', 'Holds two accounts in a wallet, shown in the settings.'),
  after('Notaryfail', 'The first session with a notary online fails: the identity is not confirmed. The second succeeds.'),
  after('Notaryabsent', 'No notary comes to the first session online; one comes to the second.'),
  after('Deedreject', 'The county sends the deed back once; corrected it is recorded, for $5 less.'),
  after('Payreturn', 'The bank sends the disbursement back (R03), unless the account ends in 4321.'),
  after('Smallbank', 'The bank cannot be asked: two small deposits are sent, and their amounts are in the mailbox.'),
  after(
    'Texan',
    'Sound, with a mortgage of about 30 percent of the value: passes under Texas’s limits too. The property’s record has the tax bill.',
  ),
] as const satisfies readonly Persona[]

const BY_NAME: ReadonlyMap<string, (typeof PERSONAS)[number]> = new Map(
  PERSONAS.map((persona) => [persona.lastName.toLowerCase(), persona]),
)

/** The persona of exactly this last name, whatever its case; undefined for everyone else. */
export const personaOf = (lastName: string): (typeof PERSONAS)[number] | undefined => BY_NAME.get(lastName.trim().toLowerCase())
