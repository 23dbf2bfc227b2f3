// Files a ticket with the Go kit and reads it back: solves the challenge, signs nothing in. Usage: go run . <address>
package main

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strings"

	guidepost "github.com/guidepost/guidepost-go"
)

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func answered[T any](value T, answer *http.Response, err error) T {
	if err != nil && answer != nil {
		log.Fatal(answer.Status, " ", answer.Request.URL, ": ", err)
	}
	return must(value, err)
}

// PBKDF2-HMAC-SHA256 of one block, as the standard library had it not before Go 1.24.
func derive(password, salt []byte, rounds int32) string {
	mac := hmac.New(sha256.New, password)
	mac.Write(salt)
	mac.Write([]byte{0, 0, 0, 1})
	round := mac.Sum(nil)
	key := append([]byte{}, round...)
	for count := int32(1); count < rounds; count++ {
		mac.Reset()
		mac.Write(round)
		round = mac.Sum(nil)
		for at := range key {
			key[at] ^= round[at]
		}
	}
	return hex.EncodeToString(key)
}

func solve(challenge *guidepost.AltchaChallenge) string {
	asked := challenge.Parameters
	nonce, salt := must(hex.DecodeString(asked.Nonce)), must(hex.DecodeString(asked.Salt))
	for counter := uint32(0); ; counter++ {
		key := derive(binary.BigEndian.AppendUint32(append([]byte{}, nonce...), counter), salt, asked.Cost)
		if !strings.HasPrefix(key, asked.KeyPrefix) {
			continue
		}
		solved := map[string]any{"challenge": challenge, "solution": map[string]any{"counter": counter, "derivedKey": key}}
		return base64.StdEncoding.EncodeToString(must(json.Marshal(solved)))
	}
}

// A name for this one submit: sent again with it, it is answered as the first time.
func uuid() string {
	bytes := make([]byte, 16)
	must(rand.Read(bytes))
	bytes[6], bytes[8] = bytes[6]&0x0f|0x40, bytes[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", bytes[0:4], bytes[4:6], bytes[6:8], bytes[8:10], bytes[10:])
}

func main() {
	settings := guidepost.NewConfiguration()
	settings.Servers = guidepost.ServerConfigurations{{URL: os.Args[1]}}
	client := guidepost.NewAPIClient(settings)
	ctx := context.Background()

	_, begun, err := client.AccountAPI.GetAuth(ctx, "en-US").Execute()
	must(begun, err)
	settings.AddDefaultHeader("X-CSRF-TOKEN", begun.Header.Get("X-CSRF-TOKEN"))
	settings.AddDefaultHeader("Cookie", strings.Split(begun.Header.Get("Set-Cookie"), ";")[0])

	challenge := answered(client.ContactAPI.GetChallenge(ctx).Execute())
	solved := guidepost.NewValidateChallengeRequest(solve(challenge), 0, 0)
	if verdict := answered(client.ContactAPI.ValidateChallenge(ctx).ValidateChallengeRequest(*solved).Execute()); !verdict.Valid {
		log.Fatal("the challenge is not solved")
	}

	fields := map[string]any{"description": "The shop stays empty on my tablet.", "playerTag": "Robin#2741", "platformMobile": "tablet"}
	form := guidepost.NewContactForm(fields, 2121, guidepost.CHANNELTYPE_TICKET, "en-US", "rumble")
	about := guidepost.NewAnonymousFields()
	about.SetName("Robin")
	about.SetEmail("robin@players.example")
	form.SetAnonFields(*about)
	folder := must(os.MkdirTemp("", "guidepost-smoke"))
	defer os.RemoveAll(folder)
	place := filepath.Join(folder, "log.txt")
	must(0, os.WriteFile(place, []byte("shop: 0 items"), 0o600))
	filed := answered(client.ContactAPI.SubmitContact(ctx).IdempotencyKey(uuid()).Form(string(must(json.Marshal(form)))).
		FilesFiles([]*os.File{must(os.Open(place))}).Execute())

	found := answered(client.CasesAPI.GetCase(ctx, "en-US", filed.GetAnonymousToken()).Execute())
	var files []string
	for _, event := range found.CaseEvents {
		for _, file := range event.Attachments {
			files = append(files, filepath.Base(file.Name))
		}
	}
	if found.Id != filed.CaseId || strings.Join(files, " ") != "log.txt" {
		log.Fatal(found, files)
	}
	fmt.Println(strings.ToUpper(fmt.Sprint(found.Region))+fmt.Sprint(found.Id), found.Status, files)
}
