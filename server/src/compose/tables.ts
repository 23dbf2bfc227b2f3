// Every room's tables, for what asks them all: migrations, sweeps, tests.
import type { AccountTables } from '../account/tables.ts'
import type { ArticlesTables } from '../articles/tables.ts'
import type { BugSuggestionTables } from '../bug-suggestion/tables.ts'
import type { CallBacksTables } from '../callbacks/tables.ts'
import type { CasesTables } from '../cases/tables.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { ChatTables } from '../chat/tables.ts'
import type { ContactTables } from '../contact/tables.ts'
import type { ContentTables } from '../content/tables.ts'
import type { CrisisTables } from '../crisis/tables.ts'
import type { DeskTables } from '../desk/tables.ts'
import type { HandoffTables } from '../handoff/tables.ts'
import type { IngameTables } from '../ingame/tables.ts'
import type { LockedOutTables } from '../lockedout/tables.ts'
import type { MacrosTables } from '../macros/tables.ts'
import type { NotificationsTables } from '../notifications/tables.ts'
import type { OwnDataTables } from '../own-data/tables.ts'
import type { PenaltiesTables } from '../penalties/tables.ts'
import type { PhoneTables } from '../phone/tables.ts'
import type { PlayersTables } from '../players/tables.ts'
import type { ReviewsTables } from '../reviews/tables.ts'
import type { RoutingTables } from '../routing/tables.ts'
import type { SensitiveTables } from '../sensitive/tables.ts'
import type { SettingsTables } from '../settings/tables.ts'
import type { StudioTables } from '../studio/tables.ts'
import type { SurveyTables } from '../survey/tables.ts'
import type { TargetsTables } from '../targets/tables.ts'
import type { TelemetryTables } from '../telemetry/tables.ts'
import type { TranslationsTables } from '../translations/tables.ts'
import type { UploadsTables } from '../uploads/tables.ts'
import type { VerificationTables } from '../verification/tables.ts'
import type { WebhooksTables } from '../webhooks/tables.ts'

declare module '../storage/tables.ts' {
  interface Tables
    extends AccountTables,
      ArticlesTables,
      BugSuggestionTables,
      CallBacksTables,
      CasesTables,
      CatalogueTables,
      ChatTables,
      ContactTables,
      ContentTables,
      CrisisTables,
      DeskTables,
      HandoffTables,
      IngameTables,
      LockedOutTables,
      MacrosTables,
      NotificationsTables,
      OwnDataTables,
      PenaltiesTables,
      PhoneTables,
      PlayersTables,
      ReviewsTables,
      RoutingTables,
      SensitiveTables,
      SettingsTables,
      StudioTables,
      SurveyTables,
      TargetsTables,
      TelemetryTables,
      TranslationsTables,
      UploadsTables,
      VerificationTables,
      WebhooksTables {}
}
