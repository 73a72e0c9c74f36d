/** The borrower's statement, after the time to cancel, that they did not: then mail is not waited for. */
import type { Borrower } from './borrower.ts'

const HELOC = '/service-application/api/v1/application/heloc'

export async function confirmNotCanceled(borrower: Borrower): Promise<void> {
  const { name } = await borrower.read<{ name: string }>(`${HELOC}/${borrower.uuid}/signing`)
  const reply = await borrower.post('/rescission-statement', { signature: name, agrees: true })
  if (!reply.ok) throw new Error(`The statement was not taken: ${reply.status} ${await reply.text()}`)
}
