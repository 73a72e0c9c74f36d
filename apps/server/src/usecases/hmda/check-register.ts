/** What the official edits find in a year's register, row by row, without what anyone said of themselves. */
import type { AuditAction, RegisterChecked } from '@hearthline/contract'
import { type EditFailure, editCoverage, runEdits } from '@hearthline/domain/hmda'
import type { Container } from '../../container.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { recordRegister } from './record-register.ts'
import { makeRegister, type Register, type RegisterReader, type RegisterRequest } from './register.ts'

const MOST_ROWS = 200

/** @throws Problem not_found, forbidden */
export async function checkRegister(container: Container, reader: RegisterReader, request: RegisterRequest): Promise<RegisterChecked> {
  const register = await makeRegister(container, reader, request)
  const { official, run, notRun } = editCoverage()
  const edits = { official, run, notRun: [...notRun] }
  if (!register) {
    const { orgCode } = organizationByCode(container, request.organization)
    const found = { syntactical: 0, validity: 0, quality: 0 }
    return { organizationCode: orgCode, year: request.year, filer: null, rows: 0, edits, found, ofFile: [], ofRows: [], more: 0 }
  }
  const { brand, file } = register
  await recordRegister(container, reader, register, 'hmda-checked' satisfies AuditAction)
  const failures = runEdits(file)
  const count = (kind: EditFailure['kind']) => failures.filter((failure) => failure.kind === kind).length
  const rows = rowsOf(register, failures)
  return {
    organizationCode: brand.orgCode,
    year: request.year,
    filer: { institution: file.sheet.institution, lei: file.sheet.lei, sample: brand.sample },
    rows: file.rows.length,
    edits,
    found: { syntactical: count('SYNTACTICAL'), validity: count('VALIDITY'), quality: count('QUALITY') },
    ofFile: failures.filter(({ row }) => row === undefined).map(findingOf),
    ofRows: rows.slice(0, MOST_ROWS),
    more: Math.max(rows.length - MOST_ROWS, 0),
  }
}

const findingOf = ({ edit, kind, says, values }: EditFailure) => ({ edit, kind, says, values: values.map((one) => ({ ...one })) })

function rowsOf({ applications }: Register, failures: readonly EditFailure[]): RegisterChecked['ofRows'] {
  const byRow = new Map<number, EditFailure[]>()
  for (const failure of failures) if (failure.row !== undefined) byRow.set(failure.row, [...(byRow.get(failure.row) ?? []), failure])
  return [...byRow].map(([row, found]) => {
    const { id, loanNumber } = applications[row - 1]!
    return { row, loanNumber: `HL-${loanNumber}`, applicationUuid: id, findings: found.map(findingOf) }
  })
}
