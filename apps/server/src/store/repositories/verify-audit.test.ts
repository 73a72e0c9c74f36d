import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMacs, newMacSecret } from '../../secrets/macs.ts'
import { person } from '../../testing/person.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Session } from '../db.ts'
import { appendAudit } from './audit.ts'
import { verifyAudit, verifyChain } from './verify-audit.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await (await person(app, 'Delinquent')).untilStep('DELINQUENCY_REVIEW')
})
afterAll(() => app.close())

/** What the command says while someone who is above grants and triggers has done this; then it is undone. */
async function after(tampering: (owner: Session) => Promise<unknown>) {
  class Undone extends Error {}
  let report: Awaited<ReturnType<typeof verifyChain>> | undefined
  await app.container.db
    .asOwner(async (owner) => {
      await owner.query('set local session_replication_role = replica')
      // At once, and not with a commit that never comes.
      await tampering({ ...owner, atCommit: async (statement, values) => void (await owner.run(statement, values)) })
      report = await verifyChain(owner, app.container.macs, 'HEARTH')
      throw new Undone()
    })
    .catch((problem: unknown) => {
      if (!(problem instanceof Undone)) throw problem
    })
  return report!.broken
}

/** Chains the rows again by everything that lies in the database, as someone without the key would. */
const CHAIN_ANEW = `do $$ declare row record; ending text := repeat('0', 64); begin
  for row in select * from audit_log where organization_code = 'HEARTH' order by sequence loop
    ending := encode(sha256(convert_to(ending || ':' || row.sequence || ':' || encode(sha256(convert_to(row::text, 'UTF8')), 'hex'), 'UTF8')), 'hex');
    update audit_log set hash = encode(sha256(convert_to('row:' || ending, 'UTF8')), 'hex') where organization_code = 'HEARTH' and sequence = row.sequence;
  end loop;
  update audit_heads set hash = ending where organization_code = 'HEARTH';
end $$`

describe('an audit chain', () => {
  it('is intact and reports its number of entries', async () => {
    const { db, macs } = app.container
    const [{ count }] = (await db.query('select count(*)::int as count from audit_log')).rows as [{ count: number }]
    expect(await verifyAudit(db, macs)).toEqual([{ organizationCode: 'HEARTH', rows: count }])
    expect(count).toBeGreaterThan(3)
  })

  it('is useless without the key', async () => {
    const { broken } = await verifyChain(app.container.db, createMacs(newMacSecret()), 'HEARTH')
    expect(broken).toEqual({ sequence: 1, why: 'the entry is not what was written' })
  })

  it.each([
    ['a changed word', "update audit_log set action = 'nothing' where sequence = 3", 3],
    ['a changed detail', `update audit_log set detail = detail || '{"step":"COMPLETE"}' where sequence = 3`, 3],
    ['another actor', "update audit_log set actor = 'operator:x' where sequence = 3", 3],
    ['another moment', "update audit_log set at = at - interval '1 day' where sequence = 3", 3],
    [
      'another application',
      'update audit_log set application_id = null where sequence = (select min(sequence) from audit_log where application_id is not null)',
      undefined,
    ],
    ['another hash', "update audit_log set hash = repeat('a', 64) where sequence = 3", 3],
    ['a removed entry', 'delete from audit_log where sequence = 3', 3],
    [
      'entries that changed places',
      'update audit_log set sequence = case sequence when 3 then 100003 else 3 end where sequence in (3, 4)',
      3,
    ],
    ['a first entry that is gone', 'delete from audit_log where sequence = 1', 1],
    ['an end that was cut', 'delete from audit_log where sequence = (select max(sequence) from audit_log)', undefined],
    [
      'an end that was cut, with the head set back',
      `delete from audit_log where sequence = (select max(sequence) from audit_log);
       update audit_heads h set (sequence, hash) = (select a.sequence, a.hash from audit_log a where a.organization_code = h.organization_code order by sequence desc limit 1)`,
      undefined,
    ],
    ['a head that is gone', 'delete from audit_heads', undefined],
    ['a log that is gone', 'delete from audit_log', 1],
    ['a log that is gone with its head', 'delete from audit_log; delete from audit_heads', 1],
    ['a chain that was made anew without the key', CHAIN_ANEW, 1],
    [
      'entries passed off as older than the key',
      `update audit_heads set anchor_sequence = sequence + 5, anchor = repeat('a', 64); ${CHAIN_ANEW}`,
      1,
    ],
  ])('%s is found', async (_what, tampering, sequence) => {
    const broken = await after((owner) => owner.query(tampering))
    expect(broken).toMatchObject(sequence === undefined ? { why: expect.any(String) } : { sequence })
  })

  it('an entry added without the key is detected', async () => {
    const forged = { organizationCode: 'HEARTH', at: '2026-11-22T06:00:00.000Z', actor: 'time', action: 'forged', detail: {} }
    const broken = await after((owner) => appendAudit(owner, createMacs(newMacSecret()), forged))
    expect(broken).toMatchObject({ why: 'the entry is not what was written' })
  })

  it('an audit log that was emptied and restarted is detected from its applications', async () => {
    const { macs } = app.container
    const entry = { organizationCode: 'HEARTH', at: '2026-11-22T06:00:00.000Z', actor: 'time', action: 'time-passed', detail: {} }
    const broken = await after(async (owner) => {
      await owner.query('delete from audit_log; delete from audit_heads')
      await appendAudit(owner, macs, { ...entry, applicationId: randomUUID() })
    })
    expect(broken).toMatchObject({ sequence: 2, why: expect.stringContaining('without an entry here') })
  })
})
