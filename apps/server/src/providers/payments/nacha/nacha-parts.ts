/** What the file adapter of the payments is made of. */
import type { Sealing } from '../../../secrets/sealing.ts'
import type { Db } from '../../../store/db.ts'
import type { AchDelivery } from './ach-delivery.ts'
import type { NachaSettings } from './nacha-settings.ts'

export interface NachaParts {
  readonly db: Db
  readonly sealing: Sealing
  readonly settings: NachaSettings
  readonly delivery: AchDelivery
}
