/** The register of a year as it is filed: text, its fields apart by bars. */
import { Readable } from 'node:stream'
import type { AuditAction } from '@hearthline/contract'
import { hmdaFileText } from '@hearthline/domain/hmda'
import type { Container } from '../../container.ts'
import type { DocumentContent } from '../documents/read-document.ts'
import { Problem } from '../problem.ts'
import { recordRegister } from './record-register.ts'
import { makeRegister, type RegisterReader, type RegisterRequest } from './register.ts'

/** @throws Problem not_found, forbidden; conflict where the lender files no register */
export async function exportRegister(container: Container, reader: RegisterReader, request: RegisterRequest): Promise<DocumentContent> {
  const register = await makeRegister(container, reader, request)
  if (!register) {
    throw new Problem('conflict', 'This lender files no loan/application register. Fill in company.hmda in its brand.json first.')
  }
  await recordRegister(container, reader, register, 'hmda-exported' satisfies AuditAction)
  const bytes = Buffer.from(hmdaFileText(register.file), 'utf8')
  return {
    content: Readable.from([bytes]),
    byteSize: bytes.length,
    mediaType: 'text/plain; charset=utf-8',
    name: `hmda-${register.brand.orgCode.toLowerCase()}-${request.year}${register.brand.sample ? '-sample' : ''}.txt`,
  }
}
