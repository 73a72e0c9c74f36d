import type { SignInProvider } from '../sign-in-provider.ts'

/** Where the organization's agents sign in, beside our own pages. */
export type AgentSignIn = SignInProvider
