/** Someone who meets the sandbox's notary online, as the pages let them: enters the room, and does what is asked there. */
import type { SigningBody } from '@hearthline/contract'
import type { Person } from './person.ts'
import type { CodeHolder } from './signer.ts'

const HELOC = '/service-application/api/v1/application/heloc'

type Act = 'join' | 'join-all' | 'show-id' | 'sign' | 'decline' | 'defect' | 'leave'

const SIGNS: readonly Act[] = ['join', 'show-id', 'sign']

/** The address of the room, whole. */
export async function roomOf(person: Person): Promise<URL> {
  const reply = await person.post('/notary/session', {})
  if (reply.statusCode !== 201) throw new Error(`The session did not open: ${reply.statusCode} ${reply.body}`)
  return new URL(reply.json<{ opening: { url: string } }>().opening.url, 'http://sandbox.invalid')
}

/** The same for someone who signs beside the borrower. */
export async function signersRoomOf(holder: CodeHolder, of: SigningBody): Promise<URL> {
  const reply = await holder.post(of, 'notary/session', {})
  if (reply.statusCode !== 201) throw new Error(`The session did not open: ${reply.statusCode} ${reply.body}`)
  return new URL(reply.json<{ opening: { url: string } }>().opening.url, 'http://sandbox.invalid')
}

/** What the page says after each act. */
export async function actInRoom(person: Pick<Person, 'call'>, room: URL, acts: readonly Act[] = SIGNS): Promise<string[]> {
  const said: string[] = []
  for (const act of acts) {
    const payload = new URLSearchParams([...room.searchParams, ['act', act]]).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    said.push((await person.call({ method: 'POST', url: room.pathname, headers, payload })).body)
  }
  return said
}

/** As the page of the session does while it is open. */
export const lookAtSession = async (person: Person): Promise<string> =>
  (await person.call({ method: 'POST', url: `${HELOC}/${person.uuid}/notary/look`, headers: person.headers, payload: {} })).json<{
    state: string
  }>().state

export async function signOnline(person: Person): Promise<string> {
  await actInRoom(person, await roomOf(person))
  return lookAtSession(person)
}
