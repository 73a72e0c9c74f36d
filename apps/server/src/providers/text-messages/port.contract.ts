/** What every adapter of text messages must keep. */
import { describe, expect, it } from 'vitest'
import { type TextMessage, type TextMessages, TextRefused } from './port.ts'

export const contractText: TextMessage = {
  organizationCode: 'HEARTH',
  phone: '4155550132',
  body: 'Hearthline: Your offers are ready. https://hearthline.example/account',
  announceTo: 'https://hearthline.example/webhooks/api/v1/twilio?org=HEARTH',
}
/** A number that takes no text, at whatever provider. */
export const LANDLINE = '4155550199'

/** @param taken the bodies that were taken for the number, oldest first */
export function describeTextMessagesContract(
  makeAdapter: () => Promise<{ texts: TextMessages; taken: (phone: string) => Promise<readonly string[]> }>,
): void {
  describe('the contract of text messages', () => {
    it('one arrives as it was sent, and two are two', async () => {
      const { texts, taken } = await makeAdapter()
      const before = (await taken(contractText.phone)).length
      const one = await texts.send(contractText)
      const other = await texts.send({ ...contractText, body: 'Another' })
      const bodies = (await taken(contractText.phone)).slice(before)
      expect(bodies).toEqual(texts.isOff ? [] : [contractText.body, 'Another'])
      expect(one.reference === other.reference).toBe(texts.isOff === true)
    })

    it('a number that takes none is told apart from a provider that is away', async () => {
      const { texts, taken } = await makeAdapter()
      if (!texts.isOff) await expect(texts.send({ ...contractText, phone: LANDLINE })).rejects.toBeInstanceOf(TextRefused)
      expect(await taken(LANDLINE)).toEqual([])
    })
  })
}
