import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClock } from '../../../engine/clock.ts'
import { createKeyring } from '../../../secrets/keyring.ts'
import { createSealing } from '../../../secrets/sealing.ts'
import type { Db } from '../../../store/db.ts'
import { newestMails } from '../../../store/repositories/mails.ts'
import { openTestDatabase } from '../../../testing/open-test-database.ts'
import { readMailbox } from '../../../usecases/mailbox/read-mailbox.ts'
import { describeMailContract } from '../port.contract.ts'
import { sandboxMail } from './sandbox-mail.ts'

const sealing = createSealing(createKeyring([Buffer.alloc(32, 7).toString('base64')]))
let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

describeMailContract(async () => ({
  mail: sandboxMail({ db, clock: createClock(), sealing }),
  taken: () => readMailbox({ db, sealing }),
  refused: 'bounce.sam@example.test',
}))

it('the sandbox’s mail keeps no body in clear', async () => {
  const body = 'https://hearthline.example/auth/reset-password?token=abc'
  await sandboxMail({ db, clock: createClock(), sealing }).send({
    organizationCode: 'HEARTH',
    recipient: 'ana@b.example',
    subject: 'S',
    body,
  })
  expect((await newestMails(db))[0]!.body).toMatch(/^sealed:/)
})
