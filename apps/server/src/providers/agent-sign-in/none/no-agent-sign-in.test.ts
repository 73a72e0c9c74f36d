import { describeAgentSignInContract } from '../port.contract.ts'
import { noAgentSignIn } from './no-agent-sign-in.ts'

describeAgentSignInContract('none', noAgentSignIn)
