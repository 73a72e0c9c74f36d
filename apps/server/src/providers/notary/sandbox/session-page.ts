/** /sandbox/notary: stands for the room of a remote notary, who joins, checks an ID, watches the signing, and seals. It can be left and entered again. */
import { localDateIn, zoneOfState } from '@hearthline/domain'
import { z } from 'zod'
import { escapeHtml, type PageAnswer, type SandboxPage } from '../../sandbox-page.ts'
import { NOTARY_NAME } from './commission.ts'
import { type Room, type Rooms, roomAt, roomsIn } from './rooms.ts'

const PATH = '/sandbox/notary'

const RETURN = /^\/(?:account\/heloc\/[0-9a-f-]{36}\/notary\/session|heloc-signer\/[a-z/-]*)$/

const ACTS = ['look', 'join', 'join-all', 'show-id', 'sign', 'decline', 'defect', 'leave'] as const

const visitFields = z.object({
  booking: z.string().max(80),
  party: z.string().max(40),
  return: z.string().max(200).regex(RETURN),
  act: z.enum(ACTS).default('look'),
})
type Visit = z.infer<typeof visitFields>

/** The way back is a path: the page is ours, and sends a person nowhere else. */
export const sessionPageOf = (booking: string, party: string, returnUrl: string): string =>
  `${PATH}?${new URLSearchParams({ booking, party, return: new URL(returnUrl, 'http://sandbox.invalid').pathname })}`

type Person = Room['people'][number]

/** Those who sit at this device: whoever opened the page, and whoever joined with them and has not signed. */
const present = (room: Room, party: string): readonly Person[] =>
  room.people.filter((person) => person.party === party || person.state === 'JOINED' || person.state === 'IDENTIFIED')

const move = (room: Room, who: readonly Person[], change: Pick<Person, 'state' | 'signedOn'>): Room => ({
  ...room,
  people: room.people.map((person) => (who.includes(person) && person.state !== 'SIGNED' ? { ...person, ...change } : person)),
})

/** What an act does to the room. What is over stays as it is, but for those who have still to sign. */
export function act(kept: Room, visit: Pick<Visit, 'party' | 'act'>, now: string): Room {
  const room = roomAt(kept, now)
  const changed = changedBy(room, visit, now)
  return changed === room ? room : { ...changed, lastAt: now }
}

function changedBy(room: Room, { party, act: done }: Pick<Visit, 'party' | 'act'>, now: string): Room {
  const me = room.people.find((person) => person.party === party)
  if (!me || room.end !== undefined || me.state === 'SIGNED') return room
  const here = present(room, party)
  if (done === 'join' || done === 'join-all') {
    if (me.state !== 'EXPECTED') return room
    if (room.script === 'NOTARY_ABSENT') return { ...room, end: 'MISSED', fault: 'NOTARY_ABSENT' }
    return move(room, done === 'join' ? [me] : room.people, { state: 'JOINED' })
  }
  if (done === 'show-id' && me.state === 'JOINED')
    return room.script === 'IDENTITY_FAILS'
      ? { ...room, end: 'FAILED', fault: 'IDENTITY_NOT_CONFIRMED' }
      : move(room, here, { state: 'IDENTIFIED' })
  if (me.state !== 'IDENTIFIED') return room
  if (done === 'decline') return { ...room, end: 'FAILED', fault: 'SIGNER_DECLINED' }
  if (done === 'defect') return { ...room, end: 'FAILED', fault: 'DOCUMENT_DEFECT' }
  if (done !== 'sign') return room
  const signedOn = localDateIn(now, zoneOfState(room.state))
  return { ...move(room, here, { state: 'SIGNED', signedOn }), signedOn: room.signedOn ?? signedOn }
}

const button = ({ booking, party, return: back }: Visit, name: (typeof ACTS)[number], words: string, look = 'main'): string =>
  `<form method="post" action="${PATH}">${Object.entries({ booking, party, return: back, act: name })
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`)
    .join('')}<button class="${look}">${words}</button></form>`

const page = (visit: Visit, heading: string, inner: string, isLast = false): PageAnswer => ({
  title: 'Linden Notaries',
  body: `<p>Linden Notaries</p><h1>${heading}</h1>${inner}${isLast ? button(visit, 'leave', 'Go back') : button(visit, 'leave', 'Leave for now', 'plain')}`,
})

const CANCELED =
  '<p>Your lender canceled it, because the deed or the time changed. Nothing more is signed here. Go back to your application to read what comes next.</p>'

function show(room: Room, visit: Visit): PageAnswer {
  const me = room.people.find(({ party }) => party === visit.party)!
  if (room.end === 'CANCELED') return page(visit, 'This session was canceled', CANCELED, true)
  if (room.end === 'MISSED' && room.fault === 'SIGNER_ABSENT')
    return page(
      visit,
      'This session is over',
      '<p role="alert">The notary waited half an hour, and then closed the session. Nothing was signed.</p>',
      true,
    )
  if (room.end === 'MISSED')
    return page(visit, 'No notary came', '<p role="alert">We could not find a notary for this session. Nothing was signed.</p>', true)
  if (room.end === 'FAILED') {
    const why = room.fault === 'IDENTITY_NOT_CONFIRMED' ? 'The notary could not confirm the identity.' : 'The session has ended.'
    return page(visit, 'This session has ended', `<p role="alert">${why} Nothing was signed.</p>`, true)
  }
  if (me.state === 'SIGNED')
    return page(visit, 'The deed is signed and sealed', `<p>${NOTARY_NAME} has sealed the deed. The session was recorded.</p>`, true)
  if (me.state === 'JOINED')
    return page(
      visit,
      `${NOTARY_NAME} has joined`,
      `<p>“Hello. This session is recorded. Please hold your ID to the camera.”</p>${button(visit, 'show-id', 'Show my ID')}`,
    )
  if (me.state === 'IDENTIFIED')
    return page(
      visit,
      'Read and sign the deed',
      `<p>“Thank you, I confirm who you are. Read the deed, and sign it while I watch.”</p>${button(visit, 'sign', 'Sign the deed')}` +
        `${button(visit, 'defect', 'The deed has a mistake', '')}${button(visit, 'decline', 'I do not want to sign', '')}`,
    )
  const others = room.people.filter((person) => person !== me && person.state === 'EXPECTED').length
  const together = others === 0 ? '' : button(visit, 'join-all', 'Join, with everyone else beside me', '')
  return page(visit, 'Join the session', `<p>A notary is ready to meet you.</p>${button(visit, 'join', 'Join the session')}${together}`)
}

async function answer(visit: Visit, rooms: Rooms, now: string): Promise<PageAnswer | undefined> {
  const before = await rooms.read(visit.booking)
  if (!before?.people.some(({ party }) => party === visit.party)) return undefined
  if (visit.act === 'leave') return { redirect: visit.return }
  if (visit.act === 'look') return show(roomAt(before, now), visit)
  await rooms.change(visit.booking, (room) => act(room, visit, now))
  return show((await rooms.read(visit.booking))!, visit)
}

export const sandboxNotaryPage: SandboxPage = {
  capabilities: ['notary'],
  path: PATH,
  async answer(fields, { db, clock }) {
    const visit = visitFields.safeParse(fields)
    return visit.success ? await answer(visit.data, roomsIn(db, clock.now), clock.now()) : undefined
  },
}
