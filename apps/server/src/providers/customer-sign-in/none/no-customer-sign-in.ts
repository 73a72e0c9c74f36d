import { noSignInProvider } from '../../sign-in-provider.ts'
import type { CustomerSignIn } from '../port.ts'

export const noCustomerSignIn = (): CustomerSignIn => noSignInProvider()
