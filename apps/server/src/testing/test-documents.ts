/** Where the documents of tests lie: one folder for all of them, gone with the run. Each database has a subfolder of its own in it. */
import { join } from 'node:path'
import { inject } from 'vitest'

export const testDocuments = (): string => join(inject('testDatabases').folder, 'documents')
