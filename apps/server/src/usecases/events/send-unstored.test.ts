import { describe, expect, it } from 'vitest'
import { MailRefused, type Message } from '../../providers/mail/port.ts'
import { sendUnstored } from './send-unstored.ts'

const MINUTE = 60_000
const message = { organizationCode: 'HEARTH', recipient: 'ana@example.com', subject: 'Your code', body: '123456' }

/** A mail server that answers so, one attempt after another; then it takes what comes. */
const server = (...answers: readonly Error[]) => slowServer(0, ...answers)

/** The same, silent for so long before each answer. */
function slowServer(silentMs: number, ...answers: readonly Error[]) {
  let at = 0
  const left = [...answers]
  const sent: Message[] = []
  const lost: string[] = []
  const waits: number[] = []
  const mail = {
    send: async (what: Message) => {
      sent.push(what)
      at += silentMs
      const problem = left.shift()
      if (problem) throw problem
    },
  }
  const log = { error: (_: object, words: string) => void lost.push(words) } as never
  const send = async (goodForMs: number) => {
    const pause = async (milliseconds: number) => {
      waits.push(milliseconds)
      at += milliseconds
    }
    await sendUnstored({ mail, log }, { message, goodForMs, lost: 'code not sent' }, { now: () => at, pause })
    // What goes on behind it: each attempt takes a few turns of the loop.
    for (let turn = 0; turn < 200; turn++) await Promise.resolve()
  }
  return { send, sent, lost, waits }
}
const later = () => new Error('451 try again later')

describe('a mail with a code or a link', () => {
  it('is sent again to a server that puts it off, as the same mail', async () => {
    const { send, sent, lost, waits } = server(later(), later())
    await send(10 * MINUTE)
    expect(waits).toEqual([20_000, MINUTE])
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1)
    expect(lost).toEqual([])
  })

  it('is not sent any more once what is in it is no longer good', async () => {
    const { send, sent, lost } = server(...Array.from({ length: 99 }, later))
    await send(10 * MINUTE)
    expect(sent).toHaveLength(5)
    expect(lost).toEqual(['code not sent'])
  })

  it('is not sent any more after that by a server that is silent for minutes before it puts it off', async () => {
    const { send, sent, lost } = slowServer(10 * MINUTE, ...Array.from({ length: 99 }, later))
    await send(10 * MINUTE)
    expect(sent).toHaveLength(1)
    expect(lost).toEqual(['code not sent'])
    const link = slowServer(10 * MINUTE, ...Array.from({ length: 99 }, later))
    await link.send(60 * MINUTE)
    expect(link.sent).toHaveLength(5)
    expect(link.lost).toEqual(['code not sent'])
  })

  it('is sent once to an address that is refused for good', async () => {
    const { send, sent, lost } = server(new MailRefused('550'))
    await send(60 * MINUTE)
    expect(sent).toHaveLength(1)
    expect(lost).toEqual(['code not sent'])
  })
})
