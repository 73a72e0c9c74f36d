CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"identity_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"ctas" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unreadable_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"problem" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("identity_id","organization_code","sequence");--> statement-breakpoint
CREATE INDEX "outbox_unreadable" ON "outbox" USING btree ("id") WHERE "outbox"."problem" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_notifications" ON "notifications" USING ((SELECT scope_kind()) = 'system' OR identity_id = (SELECT scope_identity()));--> statement-breakpoint
ALTER TABLE "unreadable_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_jobs" ON "unreadable_jobs" USING ((SELECT scope_kind()) = 'system');--> statement-breakpoint
-- Notifications that were lists among the settings, newest first. When one was read is not known: it counts as read now.
CREATE TABLE "notifications_before" AS
  SELECT s.name, told.place, told.entry,
    s.name ~ '^notifications:[^:]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    AND jsonb_typeof(told.entry) = 'object'
    AND coalesce(told.entry ->> 'uuid', '') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    AND coalesce(jsonb_typeof(told.entry -> 'title'), '') = 'string'
    AND coalesce(jsonb_typeof(told.entry -> 'description'), '') = 'string'
    AND coalesce(jsonb_typeof(told.entry -> 'ctas'), '') = 'array'
    AND NOT jsonb_path_exists(told.entry, '$.ctas[*] ? (!(@.title.type() == "string" && @.redirectPath.type() == "string"))')
    AND coalesce(told.entry ->> 'status', '') IN ('READ', 'UNREAD')
    AND coalesce(told.entry ->> 'created', '') ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$' AS "is_readable"
  FROM settings s, jsonb_array_elements(CASE WHEN jsonb_typeof(s.value) = 'array' THEN s.value ELSE jsonb_build_array(s.value) END) WITH ORDINALITY AS told(entry, place)
  WHERE s.name LIKE 'notifications:%';--> statement-breakpoint
INSERT INTO "notifications" ("id", "identity_id", "organization_code", "title", "description", "ctas", "created_at", "read_at")
  SELECT (entry ->> 'uuid')::uuid, split_part(name, ':', 3)::uuid, split_part(name, ':', 2), entry ->> 'title', entry ->> 'description',
    entry -> 'ctas', (entry ->> 'created')::timestamptz, CASE WHEN entry ->> 'status' = 'READ' THEN now() END
  FROM notifications_before WHERE is_readable ORDER BY name, place DESC;--> statement-breakpoint
-- What has another shape than any version wrote stays where it was.
DELETE FROM settings s WHERE s.name LIKE 'notifications:%' AND NOT EXISTS (SELECT 1 FROM notifications_before t WHERE t.name = s.name AND NOT t.is_readable);--> statement-breakpoint
UPDATE settings s SET value = kept.entries
  FROM (SELECT name, jsonb_agg(entry ORDER BY place) AS entries FROM notifications_before WHERE NOT is_readable GROUP BY name) AS kept WHERE kept.name = s.name;--> statement-breakpoint
DROP TABLE "notifications_before";
