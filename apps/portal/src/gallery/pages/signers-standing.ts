/** Where someone who signs beside the borrower can stand: what every page of theirs is made from. */
import type { SigningBody } from '@hearthline/contract'

export const SIGNING: SigningBody = {
  uuid: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f',
  party: '9ae5fa49434cdf67',
  name: 'Sam Reyes',
  borrower: 'Ana Reyes',
  property: '12 Alder Way, Sacramento, CA 95814',
  state: 'WAITING',
  step: 'CO_DEED_REQ',
  openItem: null,
  standsAt: 'signer-intro',
  title: 'Before you sign',
  why: 'The borrower has a step to finish first. We email you when it is your turn.',
  inPerson: false,
  notary: null,
  canceling: null,
  confirming: null,
  confirmed: false,
  atOffice: false,
  mayCorrect: false,
}
const WHY = 'You own the home with Ana Reyes. So the lien on it needs your signature too. You do not become a borrower.'
export const TO_INTRODUCE: SigningBody = { ...SIGNING, state: 'OPEN', openItem: 'signer-intro', why: WHY }
export const TO_VERIFY: SigningBody = {
  ...SIGNING,
  ...{ state: 'OPEN', step: 'IDENTITY_VERIFICATION', openItem: 'signer-identity-documents', standsAt: 'signer-identity-documents' },
  ...{ title: 'Verify your identity', why: 'We verify everyone who signs, so that no one else can sign for you.' },
  mayCorrect: true,
}
export const IN_REVIEW: SigningBody = {
  ...SIGNING,
  ...{ step: 'IDENTITY_VERIFICATION', standsAt: 'signer-identity-review', title: 'We are reviewing your ID' },
  why: 'Our team is reviewing your photos. After that, you can sign.',
}
export const TO_SIGN: SigningBody = {
  ...SIGNING,
  ...{ state: 'OPEN', step: 'NOTE_SIGNING', openItem: 'signer-signing', standsAt: 'signer-signing', title: 'Sign your documents' },
  why: 'Your signature agrees to the lien on the home.',
  mayCorrect: true,
}
export const TO_READ: SigningBody = {
  ...TO_SIGN,
  ...{ openItem: 'signer-review', standsAt: 'signer-review', title: 'Read your documents', atOffice: true },
  why: 'You read every document now. You sign them later at an office, together with the borrower.',
}
export const PAUSED: SigningBody = {
  ...SIGNING,
  ...{ step: 'NOTE_SIGNING', standsAt: 'signer-signing-help', title: 'Signing is paused' },
  why: 'Our team calls you about paper or your questions. If you want paper, we mail it to you. You can also continue here at any time.',
}
export const ON_PAPER: SigningBody = {
  ...PAUSED,
  ...{ standsAt: 'signer-paper-signing', title: 'Your documents are on paper' },
  why: 'We sent your documents on paper. Sign each place in ink and mail them back to us. Leave the deed or mortgage unsigned: you sign it with the notary. You can also sign here instead.',
}
export const HAS_SIGNED: SigningBody = {
  ...SIGNING,
  ...{
    state: 'DONE',
    step: 'COMPLETE',
    standsAt: null,
    title: 'You have signed',
    why: 'There is nothing more for you to do now. We email you if that changes.',
  },
}
export const SIGNED_ON_PAPER: SigningBody = {
  ...HAS_SIGNED,
  ...{ title: 'You signed on paper', canceling: { lastDay: null } },
  why: 'Our team recorded the documents that you signed on paper. There is nothing more for you to do now. We email you if that changes.',
}
/** Everything but the deed is signed, which a notary watches. */
const MET = { state: 'BOOKED', meeting: 'ONLINE', when: null, place: null, mayJoin: true } as const
export const TO_MEET: SigningBody = {
  ...SIGNING,
  ...{ state: 'WAITING', step: 'DEED_SIGNING', standsAt: null, title: 'You sign the deed with a notary' },
  why: 'Everyone who owns the home signs the deed before a notary. Ana Reyes chooses how and when to meet the notary. We email you then.',
  notary: { state: 'AHEAD', meeting: null, when: null, place: null, mayJoin: false },
}
const WITH_ID = 'Have a government ID with you that is not expired.'
export const TO_JOIN: SigningBody = {
  ...TO_MEET,
  ...{ state: 'OPEN', title: 'Meet your notary', notary: MET },
  why: `You sign the deed before a notary by video. Join on your own device, or sit beside the borrower. ${WITH_ID}`,
}
const WHEN = 'Tuesday, November 24, 5:00 PM MT'
export const BOOKED_ONLINE: SigningBody = {
  ...TO_JOIN,
  ...{ state: 'WAITING', notary: { ...MET, when: WHEN, mayJoin: false } },
  why: `You sign the deed before a notary by video on ${WHEN}. Join on your own device, or sit beside the borrower. ${WITH_ID}`,
}
export const BOOKED_IN_PERSON: SigningBody = {
  ...TO_JOIN,
  ...{ state: 'WAITING', step: 'MANUAL_DEED_SIGNING', inPerson: true },
  notary: { state: 'BOOKED', meeting: 'MANUAL', when: WHEN, place: 'TITLE_OFFICE', mayJoin: false },
  why: `You sign the deed before a notary on ${WHEN}, at a title company’s office. ${WITH_ID}`,
}
export const OVER_IN_PERSON: SigningBody = {
  ...BOOKED_IN_PERSON,
  title: 'Your appointment is over',
  why: `You were to sign the deed before a notary on ${WHEN}. Our team records what came of it. We email you then.`,
  notary: { ...BOOKED_IN_PERSON.notary!, isOver: true },
}
export const LEFT_ALONE: SigningBody = {
  ...TO_JOIN,
  ...{ title: 'You still have to sign the deed', notary: { ...MET, state: 'ALONE' } },
  why: `Ana Reyes has signed the deed before the notary. Now join the session by video and sign it too. ${WITH_ID}`,
}
export const ENDED: SigningBody = {
  ...SIGNING,
  ...{ state: 'ENDED', step: 'CANCELLED', standsAt: null, title: 'There is nothing to sign', why: 'The application has ended.' },
}
