import { expect, it } from 'vitest'
import { databaseTrouble } from './database-trouble.ts'

const coded = (code: string, message = 'words of the driver') => Object.assign(new Error(message), { code })

it.each(['08006', '57P01', '57P03', '53300', '57014', '40P01', 'ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN'])(
  '%s reports that the database is unavailable',
  (code) => {
    expect(databaseTrouble(coded(code))).toBe('away')
    expect(databaseTrouble(new Error('Failed query', { cause: coded(code) }))).toBe('away')
  },
)

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('a driver that gives no code is understood by its words: %s', (words) => {
  expect(databaseTrouble(new Error(words))).toBe('away')
})

it.each(['53100', 'ENOSPC', 'EDQUOT'])('%s reports that storage is full', (code) => {
  expect(databaseTrouble(coded(code))).toBe('full')
})

it('a refused write in a read-only transaction is reported separately, because its cause is known elsewhere', () => {
  expect(databaseTrouble(coded('25006'))).toBe('read-only')
})

it.each([coded('23505'), coded('42601'), new Error('Connection of two facts'), new TypeError('x is undefined'), undefined, 'text'])(
  'a fault of ours is not taken for trouble of the database: %s',
  (problem) => {
    expect(databaseTrouble(problem)).toBeUndefined()
  },
)
