import { expect, it } from 'vitest'
import { contractCall, contractName } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeDocumentsContract } from '../port.contract.ts'
import { sandboxDocuments } from './sandbox-documents.ts'

const adapter = () => sandboxDocuments(createSandboxWorld({ speed: 'instant' }))

describeDocumentsContract(adapter)

it('a document of the sandbox names the application and the terms it rests on', async () => {
  const request = {
    kind: 'CLOSING_DISCLOSURE',
    title: 'Your closing disclosure',
    application: 'HL-7',
    applicantName: contractName,
    terms: [{ zone: 'X' }, 'T-1'],
  } as const
  const { data } = await adapter().prepare(request, contractCall())
  expect(data).toEqual({
    mediaType: 'text/plain; charset=utf-8',
    content: 'Your closing disclosure\nApplication HL-7\nMade 2026-11-20T18:00:00.000Z\n{"zone":"X"}\n"T-1"',
  })
})
