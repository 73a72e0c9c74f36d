import { describeTextMessagesContract } from '../port.contract.ts'
import { noTextMessages } from './no-text-messages.ts'

describeTextMessagesContract(async () => ({ texts: noTextMessages(), taken: async () => [] }))
