DROP INDEX "applications_queue";--> statement-breakpoint
DROP INDEX "applications_wake";--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("step_since","id") WHERE "applications"."needs_operator";--> statement-breakpoint
CREATE INDEX "facts_words" ON "facts" USING gin (jsonb_to_tsvector('simple'::regconfig, "data", '["string"]'::jsonb)) WHERE "facts"."item" in ('legal-name', 'property-address');--> statement-breakpoint
CREATE INDEX "applications_wake" ON "applications" USING btree ("wake_at","id") WHERE "applications"."wake_at" is not null;--> statement-breakpoint
-- Nodes remember proven sessions and the sandbox clock: whoever writes these tables tells all of them (store/hear-nodes.ts).
CREATE FUNCTION "tell_of_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hearthline_ended', OLD."id"::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW
  WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "tell_of_session"();--> statement-breakpoint
CREATE TRIGGER "sessions_removed" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_of_session"();--> statement-breakpoint
CREATE TRIGGER "identities_changed" AFTER UPDATE OF "email", "roles", "profile_type" ON "identities" FOR EACH ROW
  WHEN (OLD."email" <> NEW."email" OR OLD."roles" <> NEW."roles" OR OLD."profile_type" <> NEW."profile_type") EXECUTE FUNCTION "tell_of_session"();--> statement-breakpoint
CREATE FUNCTION "tell_of_setting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hearthline_setting', NEW."name");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "settings_written" AFTER INSERT OR UPDATE OF "value" ON "settings" FOR EACH ROW
  WHEN (NEW."name" = 'sandbox-clock') EXECUTE FUNCTION "tell_of_setting"();
