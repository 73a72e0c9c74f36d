import { describe } from 'vitest'
import { describeSignInProvider } from '../sign-in-provider.contract.ts'
import type { CustomerSignIn } from './port.ts'

export function describeCustomerSignInContract(name: string, create: () => CustomerSignIn): void {
  describe(`sign-in of customers (${name})`, () => describeSignInProvider(create))
}
