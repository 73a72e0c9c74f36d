import type { Message } from '../../mail/port.ts'
import { describeTextMessagesContract } from '../port.contract.ts'
import { sandboxTextMessages } from './sandbox-text-messages.ts'

const kept: Message[] = []
describeTextMessagesContract(async () => ({
  texts: sandboxTextMessages({ send: async (message) => void kept.push(message) }),
  taken: async (phone) => kept.filter(({ recipient }) => recipient === phone).map(({ body }) => body),
}))
