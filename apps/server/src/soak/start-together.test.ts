/** Nodes of one installation that are started at the same moment, as whoever runs several starts them, on a PostgreSQL that is empty. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { DEMO_BORROWERS, DEMO_STAFF } from '../demo/demo-accounts.ts'
import { startServerProcess } from '../testing/server-process.ts'

const ADMIN = process.env.TEST_DATABASE_URL
const ROUNDS = 3
const NODES = 3

async function administer(statement: string, database?: string) {
  const connectionString = new URL(ADMIN!)
  if (database) connectionString.pathname = `/${database}`
  const client = new pg.Client({ connectionString: connectionString.href })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

describe.runIf(ADMIN)('nodes that start together on an empty PostgreSQL', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('are all ready, with the demo data made once: round %i', async () => {
    const database = `hearthline_together_${randomUUID().replaceAll('-', '')}`
    const url = new URL(ADMIN!)
    url.pathname = `/${database}`
    await administer(`create database ${database}`)
    const folders = Array.from({ length: NODES }, () => mkdtempSync(join(tmpdir(), 'hearthline-together-')))
    // Nodes on one database have one store of documents.
    const BLOBS_FOLDER = mkdtempSync(join(tmpdir(), 'hearthline-together-documents-'))
    const [DATA_KEY, TOKEN_KEY] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
    const settings = { DATABASE_URL: url.href, DATA_KEY, TOKEN_KEY, BLOBS_FOLDER, DEMO_DATA: 'on', DATABASE_CONNECTIONS: '6' }
    const nodes = await Promise.all(folders.map((folder) => startServerProcess(folder, settings)))
    try {
      expect(nodes.filter((node) => 'said' in node)).toEqual([])
      const { rows } = await administer(
        'select (select count(*)::int from identities) as accounts, (select count(*)::int from applications) as applications',
        database,
      )
      expect(rows).toEqual([{ accounts: DEMO_STAFF.length + DEMO_BORROWERS.length, applications: DEMO_BORROWERS.length }])
      const ends = await Promise.all(nodes.map((node) => ('stop' in node ? node.stop() : undefined)))
      expect(ends).toEqual(nodes.map(() => 0))
    } finally {
      for (const node of nodes) if ('kill' in node) await node.kill()
      for (const folder of [...folders, BLOBS_FOLDER]) rmSync(folder, { recursive: true, force: true })
      await administer(`drop database ${database} with (force)`)
    }
  })
})
