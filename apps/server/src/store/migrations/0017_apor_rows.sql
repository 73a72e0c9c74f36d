-- What the regulator publishes for everyone: a row is added and never changed. A week that is published again is added beside the first.
CREATE TABLE "apor_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"week_from" date NOT NULL,
	"rates" text[] NOT NULL,
	"source" text NOT NULL,
	"digest" text NOT NULL,
	"loaded_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "apor_rows_of_week" ON "apor_rows" USING btree ("kind","week_from","id");--> statement-breakpoint
ALTER TABLE "apor_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "read_by_all" ON "apor_rows" FOR SELECT USING (true);--> statement-breakpoint
CREATE POLICY "loaded_by_command" ON "apor_rows" FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system');--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "apor_rows" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
