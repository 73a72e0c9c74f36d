/** A certificate by which this test process seals, in the folder of the run. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { makeCertificate } from '../seal/self-made-certificate.ts'

let made: Promise<string> | undefined

/** The path of its file. */
export function testCertificate(): Promise<string> {
  made ??= makeCertificate('2026-01-01T00:00:00.000Z').then((pem) => {
    const path = join(inject('testDatabases').folder, `seal-${process.pid}.pem`)
    writeFileSync(path, pem, { mode: 0o600 })
    return path
  })
  return made
}
