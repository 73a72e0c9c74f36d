import { describe } from 'vitest'
import { describeSignInProvider } from '../sign-in-provider.contract.ts'
import type { AgentSignIn } from './port.ts'

export function describeAgentSignInContract(name: string, create: () => AgentSignIn): void {
  describe(`sign-in of agents (${name})`, () => describeSignInProvider(create))
}
