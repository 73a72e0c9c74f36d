import { expect, it } from 'vitest'
import { contractCall } from '../../provider-call.contract.ts'
import { contractSignature, describeTimestampingContract } from '../port.contract.ts'
import { noTimestamping } from './no-timestamping.ts'

describeTimestampingContract(noTimestamping)

it('no authority gives no token: the seal is B-B', async () =>
  expect((await noTimestamping().stamp(contractSignature, contractCall())).data).toEqual({ token: null }))
