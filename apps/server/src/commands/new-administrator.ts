/** `npm run new-administrator -- <email>`: makes an administrator and prints the link that sets their password, once. */

import { linkTo } from '../mail/link-origin.ts'
import { administratorEmail, createAdministrator } from '../usecases/identity/create-administrator.ts'
import { defaultBrand } from '../usecases/organization/find-organization.ts'
import { CommandRefused, runCommand, type Usage } from './run-command.ts'

const USAGE: Usage = {
  name: 'new-administrator',
  takes: {
    shown: '<email>',
    isOne: (text) => administratorEmail(text) !== undefined,
    ask: 'Name the email of the administrator: npm run new-administrator -- ana@lender.example',
  },
  does: 'Makes an administrator and prints, once, the link by which they choose their password.',
}

await runCommand(
  USAGE,
  async ({ db, macs, brands, config, argument, now, say }) => {
    const email = administratorEmail(argument)!
    const brand = defaultBrand(brands)
    const made = await createAdministrator({ db, macs }, { email, organizationCode: brand.orgCode, now })
    if (made.kind === 'other-account') {
      throw new CommandRefused(
        `${email} has an account that is not an administrator's. Name an email that has none: staff do not apply with the account they work with.`,
      )
    }
    say(
      made.kind === 'created' ? `${email} is an administrator of the platform.` : `${email} was an administrator of the platform already.`,
    )
    say('Open this link within an hour to choose a password. It works once, and is shown only here:')
    say(linkTo(config, brand, '/auth/reset-password', { token: made.secret }))
    return 0
  },
  { beFirst: true },
)
