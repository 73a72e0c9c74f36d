import { expect, it } from 'vitest'
import { startProblem } from './start-problem.ts'
import { NewerSchema } from './store/migrate.ts'

const config = { port: 4400, host: '127.0.0.1', dataFolder: '/srv/hearthline', databaseUrl: undefined }
const withPostgres = { ...config, databaseUrl: 'postgres://heloc:a-secret@db.internal:5432/hearthline' }
const coded = (code: string, syscall?: string) => Object.assign(new Error('connect'), { code, syscall })

it.each([
  [coded('EADDRINUSE', 'listen'), config, 'Port 4400 is in use by another program.'],
  [coded('EACCES', 'listen'), config, 'Port 4400 may not be used by this account.'],
  [coded('EADDRNOTAVAIL', 'listen'), config, 'This machine has no address 127.0.0.1.'],
  [coded('EACCES', 'mkdir'), config, 'The data folder /srv/hearthline cannot be written by this account.'],
  [coded('EEXIST', 'mkdir'), config, '/srv/hearthline is not a folder.'],
  [coded('ENOSPC', 'write'), config, 'There is no room left for the data folder /srv/hearthline.'],
  [coded('ECONNREFUSED', 'connect'), withPostgres, 'PostgreSQL at db.internal:5432 cannot be reached (ECONNREFUSED).'],
  [coded('ENOTFOUND', 'getaddrinfo'), withPostgres, 'PostgreSQL at db.internal:5432 cannot be reached (ENOTFOUND).'],
  [coded('28P01'), withPostgres, 'PostgreSQL at db.internal:5432 does not accept the user name or password for heloc.'],
  [coded('3D000'), withPostgres, 'PostgreSQL at db.internal:5432 has no database named hearthline.'],
  [coded('53300'), withPostgres, 'PostgreSQL at db.internal:5432 has no connection left.'],
  [coded('53100'), withPostgres, 'PostgreSQL at db.internal:5432 has no room left on its disk.'],
  [new NewerSchema(2), config, 'it has 2 changes that this version does not know'],
])('%s is one sentence without a secret in it', (problem, known, sentence) => {
  const said = startProblem(problem, known)
  expect(said).toContain(sentence)
  expect(said).not.toContain('a-secret')
  expect(said).not.toContain('\n')
})

it('a fault of ours keeps its trace', () => {
  expect(startProblem(new TypeError('x is not a function'), config)).toBeUndefined()
})
