import type { SignInProvider } from '../sign-in-provider.ts'

/** Where the organization's customers sign in, beside our own pages. */
export type CustomerSignIn = SignInProvider
