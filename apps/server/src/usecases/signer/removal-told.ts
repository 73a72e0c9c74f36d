/** Who hears that two of the team took a signer off, or put a name right: the borrower, and the owner whose word of their marriage it changes. */
import {
  BORROWER,
  divorcedFrom,
  type Known,
  legalName,
  marriageEnded,
  marriageOfOwners,
  type SignerRemoval,
  sameName,
  signersRemoved,
} from '@hearthline/domain'
import type { OutboxMessage } from '../../engine/outbox-kinds.ts'

/** What the borrower does again: submit the application, and sign a deed that they have signed before the notary. */
export interface Again {
  readonly submits: boolean
  readonly signsDeed: boolean
}

/** @param known as it was before */
export function removalTold(known: Known, removal: SignerRemoval, again: Again): OutboxMessage[] {
  if (removal.because === 'DIVORCED_OWNER') return ownersDivorced(known, removal, again)
  if (removal.signsAs) return signsAsSpouse(known, removal, again)
  const off = [removal, ...(removal.along ?? [])]
  const owners = off.flatMap(({ party: their, name }) => {
    const owner = marriageEnded(known, { party: their, name })
    // Whoever owns no share any more is told that they sign no longer.
    return owner === undefined || off.some(({ party }) => party === owner.ownersParty) ? [] : [{ ...owner, name }]
  })
  return [
    { kind: 'item-settled', payload: { item: signersRemoved.id, ...toBorrower(removal, divorcedFrom(known, removal), again) } },
    ...owners.map(
      ({ name, ownersParty, by }) =>
        ({ kind: 'signer-told', payload: { party: ownersParty, ...toOwner({ ...removal, name }, by) } }) as const,
    ),
  ]
}

const joined = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names)

/** Two owners who both sign on: each of them hears it, and the borrower, who may be one of them. */
function ownersDivorced(known: Known, { party, name }: SignerRemoval, again: Again): OutboxMessage[] {
  const to = marriageOfOwners(known, { party, name })?.to ?? []
  const isBorrowers = to.some((one) => one.party === BORROWER)
  const others = to.flatMap((one) => (one.party === BORROWER || one.name === undefined ? [] : [{ party: one.party, name: one.name }]))
  const owners = [{ party, name }, ...others]
  const { firstName = '', lastName = '' } = known(legalName) ?? {}
  const everyone = joined([...(isBorrowers ? ['You'] : []), ...owners.map((one) => one.name)])
  const whom = isBorrowers ? everyone.replace(/^You/u, 'you') : everyone
  const toOwners = owners.map((one) => {
    const from = one.party === party ? [...(isBorrowers ? [`${firstName} ${lastName}`] : []), ...others.map((other) => other.name)] : [name]
    return {
      kind: 'signer-told' as const,
      payload: {
        party: one.party,
        subject: 'You are recorded as divorced',
        body: `Our team confirmed by the court’s decree that ${joined(['you', ...from])} are no longer married. You still own the home, and you sign as before. If your documents change, we ask you to sign them again. If you are married to someone else now, or this is not right, call us now.`,
      },
    }
  })
  const toBorrower = {
    subject: `${everyone} are recorded as divorced`,
    body: `Our team confirmed by the court’s decree that ${whom} are no longer married. ${joined(owners.map((one) => one.name))} still ${owners.length === 1 ? 'owns the home and signs' : 'own the home and sign'} with you. ${nextOf(again)} If this is not right, call us.`,
  }
  return [{ kind: 'item-settled', payload: { item: signersRemoved.id, ...toBorrower } }, ...toOwners]
}

const newName = ({ rightName }: SignerRemoval): string | undefined => rightName && `${rightName.firstName} ${rightName.lastName}`

/** @param from whose spouse they were, by what we were told */
function shownBy({ name, because }: SignerRemoval, from: string | undefined): string {
  switch (because) {
    case 'DIVORCED':
      return from === undefined
        ? `by the court’s decree that ${name} is divorced and owns no share of your home`
        : `by the court’s decree that ${from} and ${name} are no longer married`
    case 'NOT_NEEDED':
      return `by a document that the law does not ask ${name} to sign`
    case 'DIED':
      return `by the death certificate that ${name} has died`
    case 'NOT_TRUSTEE':
      return `by the trust’s documents that ${name} is not a trustee, or no longer`
    case 'SOLD_SHARE':
      return `by a document that ${name} sold or gave away their share of your home`
    case 'NEVER_OWNED':
      return `by a document that ${name} never owned a share of your home`
    default:
      return `by a document that the ${name} whom we asked to sign is another person, who does not own your home`
  }
}

/** In other letters alone they are the same signer, who is not invited again. */
const signUnder = ({ name }: SignerRemoval, now: string): string =>
  sameName(name, now)
    ? 'If they signed under the other spelling, we ask them to sign again.'
    : 'They get a new email to sign under that name.'

/** Not the mailbox itself: the borrower's mail is read by others. */
const reachedAt = ({ rightName }: SignerRemoval): string =>
  rightName?.email === undefined ? '' : ' Our team entered another email for them with it.'

/** Who it is of two of one name, and who is the trustee in their place. */
const besides = ({ name, email, successor }: SignerRemoval): string =>
  [
    email === undefined ? '' : ` This is the ${name} whose email is ${email}. The other ${name} still signs.`,
    successor === undefined
      ? ''
      : ` Our team recorded ${successor} as the trustee in their place. Please send us the documents of the trust that show it.`,
  ].join('')

/** What comes of it for the borrower: what they submitted said who owns the home. */
const nextOf = ({ submits, signsDeed }: Again): string =>
  [
    submits
      ? 'This changes what you submitted: please sign in, check your application, and submit it again. Then we ask you to sign the documents that change.'
      : 'If your documents change, we ask you to sign them again.',
    ...(signsDeed ? ['What was signed before the notary counts no more, also on paper: everyone signs the new deed before a notary.'] : []),
  ].join(' ')

/** Who owns no share and signs on because they are married to an owner: the borrower, or whoever named them. */
function signsAsSpouse(known: Known, removal: SignerRemoval, again: Again): OutboxMessage[] {
  const { party, name, along = [] } = removal
  const from = divorcedFrom(known, removal)
  const owner = from === 'you' ? undefined : marriageEnded(known, removal)
  const whose = owner ? `the spouse of ${owner.owner}` : 'your spouse'
  const gone =
    along.length === 0 ? '' : ` ${joined(along.map((one) => one.name))} no longer ${along.length === 1 ? 'signs' : 'sign'} with you.`
  const toBorrower = {
    subject: `${name} signs with you as a spouse`,
    body: `Our team confirmed ${shownBy(removal, from)}. The law of the state where the home is asks each owner’s spouse to sign too, so ${name} signs as ${whose}, and not as an owner.${gone} ${nextOf(again)} If this is not right, call us.`,
  }
  const toSpouse = {
    subject: 'You are asked to sign as a spouse',
    body: 'Our team confirmed by a document that you own no share of the home. The law of the state where the home is asks each owner’s spouse to sign too, so you still sign, as a spouse. If the documents change, we ask you to sign them again. If this is not right, call us now.',
  }
  const toOwner = {
    subject: `${name} signs as your spouse`,
    body: `Our team confirmed by a document that ${name} owns no share of the home. The law of the state where the home is asks each owner’s spouse to sign too, so ${name} still signs, as your spouse. If this is not right, call us now.`,
  }
  return [
    { kind: 'item-settled', payload: { item: signersRemoved.id, ...toBorrower } },
    { kind: 'signer-told', payload: { party, ...toSpouse } },
    ...(owner ? [{ kind: 'signer-told' as const, payload: { party: owner.ownersParty, ...toOwner } }] : []),
  ]
}

/** Of a name that is put right: the same person, whom the documents name so from now on. */
function toBorrower(removal: SignerRemoval, from: string | undefined, again: Again) {
  const { name, along = [] } = removal
  const names = [name, ...along.map((one) => one.name)]
  const everyone = new Intl.ListFormat('en-US').format(names)
  const now = newName(removal)
  return now === undefined
    ? {
        subject: `${everyone} no longer ${names.length === 1 ? 'signs' : 'sign'} with you`,
        body: `Our team confirmed ${shownBy({ ...removal, name: removal.because === 'NOT_NEEDED' ? everyone : name }, from)}, so ${names.length === 1 ? 'they no longer sign' : `${everyone} no longer sign`} with you.${besides(removal)} ${nextOf(again)} If this is not right, call us.`,
      }
    : {
        subject: `${name} signs with you as ${now}`,
        body: `Our team confirmed by a document that the right name of ${name} is ${now}. ${signUnder(removal, now)}${reachedAt(removal)} ${nextOf(again)} If this is not right, call us.`,
      }
}

/** To the owner whose spouse it is, by their own word or as the team recorded it: nobody changes it behind their back. */
function toOwner(removal: SignerRemoval, by: 'OWNER' | 'TEAM') {
  const { name, because } = removal
  const now = newName(removal)
  // Whose spouse they were, they know.
  if (because === 'DIED')
    return {
      subject: `${name} is no longer asked to sign`,
      body: `Our team confirmed ${WHY_TO_OWNER.DIED(name)}. We no longer ask for their signature. If this is not right, call us now.`,
    }
  const told = by === 'OWNER' ? `You told us that ${name} is your spouse.` : `Our team had recorded that ${name} is your spouse.`
  if (now !== undefined)
    return {
      subject: `${name} is asked to sign as ${now}`,
      body: `${told} Our team confirmed by a document that their right name is ${now}. ${signUnder(removal, now)} If ${now} is another person, or this is not right, call us now.`,
    }
  const why = WHY_TO_OWNER[because](name)
  return {
    subject: `${name} is no longer asked to sign`,
    body: `${told} Our team confirmed ${why}, so they are no longer asked to sign. If this is not right, call us now.`,
  }
}

/** What the document showed: of a spouse whom the law does not ask for, it says nothing of who owns the home. */
const WHY_TO_OWNER: Readonly<Record<SignerRemoval['because'], (name: string) => string>> = {
  DIVORCED: () => 'by the court’s decree that you are no longer married',
  DIVORCED_OWNER: () => 'by the court’s decree that you are no longer married',
  DIED: (name) => `by the death certificate that ${name} has died`,
  NOT_TRUSTEE: (name) => `by the trust’s documents that ${name} is not a trustee, or no longer`,
  NOT_NEEDED: (name) => `by a document that the law does not ask ${name} to sign`,
  SOLD_SHARE: (name) => `by a document that ${name} owns no share of the home`,
  NEVER_OWNED: (name) => `by a document that ${name} owns no share of the home`,
  WRONG_PERSON: (name) => `by a document that the ${name} whom we asked to sign is another person`,
  MISSPELLED: (name) => `by a document how the name of ${name} is written`,
}
