import { describeCustomerSignInContract } from '../port.contract.ts'
import { noCustomerSignIn } from './no-customer-sign-in.ts'

describeCustomerSignInContract('none', noCustomerSignIn)
