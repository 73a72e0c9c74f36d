-- Credits that were sent to borrowers, watched until none of them can come back.
CREATE TABLE "transfers" (
	"trace_number" text NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"draw" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"sent_on" date NOT NULL,
	"settles_on" date NOT NULL,
	"state" text NOT NULL,
	"return_code" text,
	"returned_on" date,
	"watch_until" date NOT NULL,
	"looked_at" timestamp(3) with time zone,
	CONSTRAINT "transfers_application_id_trace_number_pk" PRIMARY KEY("application_id","trace_number"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount_cents" > 0),
	CONSTRAINT "transfers_returned" CHECK (("transfers"."state" = 'RETURNED') = ("transfers"."return_code" is not null and "transfers"."returned_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_application_id_lines_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."lines"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_watched" ON "transfers" USING btree ("watch_until");--> statement-breakpoint
CREATE INDEX "transfers_of_organization" ON "transfers" USING btree ("organization_code","sent_on");
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE transfers ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "organization_wall" ON transfers USING (
    (SELECT scope_kind()) IN ('system', 'platform') OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
  CREATE POLICY "not_for_signers" ON transfers AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'signer');
  CREATE POLICY "sent_by_the_product" ON transfers AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system');
  CREATE POLICY "moved_by_the_product" ON transfers AS RESTRICTIVE FOR UPDATE USING ((SELECT scope_kind()) = 'system');
END $$;
--> statement-breakpoint
-- What was sent, to whom and how much is never changed, and what came back stays back.
CREATE FUNCTION "keep_transfer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state = 'RETURNED'
    OR (NEW.trace_number, NEW.application_id, NEW.organization_code, NEW.draw, NEW.amount_cents, NEW.sent_on, NEW.settles_on)
    IS DISTINCT FROM (OLD.trace_number, OLD.application_id, OLD.organization_code, OLD.draw, OLD.amount_cents, OLD.sent_on, OLD.settles_on) THEN
    RAISE EXCEPTION 'What was sent is never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE UPDATE OR DELETE ON "transfers" FOR EACH ROW EXECUTE FUNCTION "keep_transfer"();
