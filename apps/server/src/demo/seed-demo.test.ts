import { expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { DEMO_BORROWERS, DEMO_STAFF } from './demo-accounts.ts'
import { seedDemo } from './seed-demo.ts'

it('nodes that start together on an empty database make the demo once, and none of them fails', async () => {
  const house = await openTestApp()
  try {
    await Promise.all([seedDemo(house.container), seedDemo(house.container), seedDemo(house.container)])
    const { rows } = await house.container.db.query('select count(*) as made from applications')
    expect(Number(rows[0]!.made)).toBe(DEMO_BORROWERS.length)
    const accounts = await house.container.db.query('select email from identities')
    expect(accounts.rows.map(({ email }) => email).sort()).toEqual([...DEMO_BORROWERS, ...DEMO_STAFF].map(({ email }) => email).sort())
  } finally {
    await house.close()
  }
})
