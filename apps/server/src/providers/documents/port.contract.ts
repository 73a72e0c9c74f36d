/** What every document preparation adapter must keep. */
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, itKeepsTheCallContract } from '../provider-call.contract.ts'
import { type DocumentRequest, type Documents, preparedDocument } from './port.ts'

const request: DocumentRequest = {
  kind: 'NOTE',
  title: 'Preparing your documents',
  application: 'HL-100042',
  applicantName: contractName,
  terms: [{ drawCents: 8_500_000 }],
}

export function describeDocumentsContract(makeAdapter: () => Documents): void {
  describe('the document preparation contract', () => {
    itKeepsTheCallContract({
      what: 'a prepared document',
      data: preparedDocument,
      ask: (call) => makeAdapter().prepare(request, call),
      askNonsense: (call) => makeAdapter().prepare({ ...request, application: '' }, call),
    })

    it('the document itself is in no attempt: it is kept once, sealed, with its digest', async () => {
      const { data, request: asked, response } = await makeAdapter().prepare(request, contractCall())
      expect(JSON.stringify([asked, response])).not.toContain(JSON.stringify(data.content).slice(1, -1))
    })

    it('other terms are another document', async () => {
      const of = async (terms: readonly unknown[]) => (await makeAdapter().prepare({ ...request, terms }, contractCall())).data.content
      expect(await of([{ drawCents: 8_500_001 }])).not.toBe(await of(request.terms))
    })
  })
}
