CREATE SEQUENCE "public"."ach_trace" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999 START WITH 1 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "ach_answers" (
	"sha256" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "ach_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" text NOT NULL,
	"key" text NOT NULL,
	"trace_number" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"receiver_sealed" text NOT NULL,
	"file_on" date NOT NULL,
	"settles_on" date NOT NULL,
	"file_id" uuid,
	"return_code" text,
	"returned_on" date,
	"change_code" text,
	"change_sealed" text,
	CONSTRAINT "ach_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "ach_entries_trace_number_unique" UNIQUE("trace_number"),
	CONSTRAINT "ach_entries_amount" CHECK ("ach_entries"."amount_cents" > 0),
	CONSTRAINT "ach_entries_returned" CHECK (("ach_entries"."return_code" is null) = ("ach_entries"."returned_on" is null))
);
--> statement-breakpoint
CREATE TABLE "ach_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"made_on" date NOT NULL,
	"modifier" text NOT NULL,
	"content_sealed" text NOT NULL,
	"sha256" text NOT NULL,
	"credit_cents" bigint NOT NULL,
	"debit_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"delivered_at" timestamp(3) with time zone,
	"leased_until" timestamp(3) with time zone,
	CONSTRAINT "ach_files_name_unique" UNIQUE("name"),
	CONSTRAINT "ach_files_of_day" UNIQUE("company_id","made_on","modifier")
);
--> statement-breakpoint
ALTER TABLE "ach_entries" ADD CONSTRAINT "ach_entries_file_id_ach_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."ach_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ach_entries_to_file" ON "ach_entries" USING btree ("company_id","file_on") WHERE "ach_entries"."file_id" is null;
--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['ach_files', 'ach_entries', 'ach_answers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    -- The node's own: no request reads or writes them.
    EXECUTE format($policy$CREATE POLICY "for_the_product" ON %I USING ((SELECT scope_kind()) IN ('system', 'platform'))$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
-- What the bank was sent is never changed; only who has it, and what the bank answered.
CREATE FUNCTION "keep_ach"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What the bank was sent is kept' USING ERRCODE = '42501'; END IF;
  IF TG_TABLE_NAME = 'ach_files' AND (to_jsonb(NEW)->'name', to_jsonb(NEW)->'sha256', to_jsonb(NEW)->'credit_cents') IS DISTINCT FROM (to_jsonb(OLD)->'name', to_jsonb(OLD)->'sha256', to_jsonb(OLD)->'credit_cents') THEN
    RAISE EXCEPTION 'What the bank was sent is never changed' USING ERRCODE = '42501';
  END IF;
  IF TG_TABLE_NAME = 'ach_entries' AND (to_jsonb(NEW)->'key', to_jsonb(NEW)->'trace_number', to_jsonb(NEW)->'amount_cents') IS DISTINCT FROM (to_jsonb(OLD)->'key', to_jsonb(OLD)->'trace_number', to_jsonb(OLD)->'amount_cents') THEN
    RAISE EXCEPTION 'What the bank was sent is never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE UPDATE OR DELETE ON "ach_files" FOR EACH ROW EXECUTE FUNCTION "keep_ach"();
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE UPDATE OR DELETE ON "ach_entries" FOR EACH ROW EXECUTE FUNCTION "keep_ach"();
