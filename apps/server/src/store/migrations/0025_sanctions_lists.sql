-- Editions of a list that is published for everyone: one is added and never changed.
CREATE TABLE "sanctions_lists" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"published_on" date NOT NULL,
	"people" jsonb NOT NULL,
	"source" text NOT NULL,
	"digest" text NOT NULL,
	"loaded_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "sanctions_lists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "read_by_all" ON "sanctions_lists" FOR SELECT USING (true);--> statement-breakpoint
CREATE POLICY "loaded_by_command" ON "sanctions_lists" FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system');--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "sanctions_lists" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
