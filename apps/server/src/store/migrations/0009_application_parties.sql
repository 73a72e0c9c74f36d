-- Who is a party to an application, so that staff who are one neither find nor decide it.
CREATE TABLE "application_parties" (
	"application_id" uuid NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "application_parties_application_id_email_pk" PRIMARY KEY("application_id","email")
);
--> statement-breakpoint
ALTER TABLE "application_parties" ADD CONSTRAINT "application_parties_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_parties_email" ON "application_parties" USING btree ("email");--> statement-breakpoint
ALTER TABLE "application_parties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "application_parties" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "application_parties" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Those whom applications made before today name: by account, and by every answer.
INSERT INTO "application_parties" ("application_id", "email")
  SELECT a.id, lower(trim(i.email)) FROM applications a JOIN identities i ON i.id = a.identity_id
  UNION
  SELECT f.application_id, lower(trim(member.value ->> 'value'))
  FROM facts f, jsonb_path_query(f.data, 'strict $.** ? (@.type() == "object").keyvalue()') AS member(value)
  WHERE member.value ->> 'key' ~* 'email' AND jsonb_typeof(member.value -> 'value') = 'string' AND trim(member.value ->> 'value') <> '';
