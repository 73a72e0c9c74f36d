/** What every mail adapter must keep. */
import { describe, expect, it } from 'vitest'
import { type Mail, MailRefused, type Message } from './port.ts'

const message: Message = {
  organizationCode: 'HEARTH',
  recipient: 'ana@borrower.example',
  subject: 'Your password',
  body: 'https://hearthline.example/auth/reset-password?token=abc',
}

/** @param taken the messages that the provider has, newest first; `refused`: an address that is refused for good */
export function describeMailContract(
  makeAdapter: () => Promise<{ mail: Mail; taken: () => Promise<readonly Message[]>; refused: string }>,
): void {
  describe('the mail contract', () => {
    it('a message arrives as it was sent', async () => {
      const { mail, taken } = await makeAdapter()
      await mail.send(message)
      expect((await taken())[0]).toMatchObject(message)
    })

    it('an address that is refused for good is told apart from a provider that is away', async () => {
      const { mail, taken, refused } = await makeAdapter()
      await expect(mail.send({ ...message, recipient: refused })).rejects.toBeInstanceOf(MailRefused)
      expect((await taken()).map(({ recipient }) => recipient)).not.toContain(refused)
    })

    it('two messages to one person are two', async () => {
      const { mail, taken } = await makeAdapter()
      const before = (await taken()).length
      await mail.send(message)
      await mail.send({ ...message, subject: 'Your application' })
      expect((await taken()).slice(0, (await taken()).length - before).map(({ subject }) => subject)).toEqual([
        'Your application',
        'Your password',
      ])
    })
  })
}
