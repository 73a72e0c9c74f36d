import { expect, it } from 'vitest'
import type { SignInProvider } from './sign-in-provider.ts'

const SECRETS = { redirectUri: 'https://heloc.example/sign-in/customer/HEARTH', state: 's', nonce: 'n', verifier: 'v'.repeat(43) }

/** Of a provider that is not there: whoever cannot reach it is told so, and never signed in. */
export function describeSignInProvider(create: () => SignInProvider): void {
  it('signs no one in while the provider is away, and says what it is called without asking it', async () => {
    const provider = create()
    await expect(provider.begin(SECRETS)).rejects.toThrow()
    await expect(provider.finish(SECRETS, { code: 'c' })).rejects.toThrow()
    await expect(provider.logoutAddress('https://heloc.example/')).rejects.toThrow()
    if (provider.offered) expect(provider.offered.name).not.toBe('')
  })
}
