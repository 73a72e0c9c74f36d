import { noSignInProvider } from '../../sign-in-provider.ts'
import type { AgentSignIn } from '../port.ts'

export const noAgentSignIn = (): AgentSignIn => noSignInProvider()
